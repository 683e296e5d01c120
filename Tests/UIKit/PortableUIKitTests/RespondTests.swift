import PortableUIKit
import QuartetUIKitFacts
import Testing

/// A tap counts once.
struct `Responding to the user` {
  private func button(in screen: UIViewController, _ action: @escaping (UIViewController) -> Void) -> UIButton
  {
    let button = UIButton(type: .system)
    button.onTap(in: screen, perform: action)
    return button
  }

  @Test func `A bar button keeps its title and image, and the second of two taps in one turn does nothing`()
    async
  {
    let stage = Stage()
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    item.image = UIImage(systemName: "plus")
    item.onTap(in: stage.parent) { $0.present(.titled("A"), animated: true) }
    stage.parent.navigationItem.rightBarButtonItem = item
    #expect(item.title == "Add" && item.image == UIImage(systemName: "plus"))
    #expect(stage.window.headless.tap(item))
    #expect(await stage.warnings { item.primaryAction?.performWithSender(item, target: nil) } == [])
    await stage.settle()
    stage.expect(shown: ["-", "A"])
  }

  @Test(arguments: [false, true])
  func `The second of two taps does nothing if the request of the first waits`(isInContainer: Bool) async {
    let stage = Stage()
    let opener = isInContainer ? stage.stack : stage.parent
    stage.parent.present(UIViewController(), animated: true)
    await stage.settle()
    stage.parent.dismiss(animated: true)
    for row in 1...2 {
      stage.parent.respond { opener.childScreens.present(.titled("\(row)")) }
    }
    #expect(!stage.parent.canRespond)
    await stage.settle()
    stage.expect(shown: ["-", "1"])
  }

  @Test(arguments: [false, true])
  func `The second of two taps on Done does nothing`(closesThroughChildScreens: Bool) async {
    let stage = Stage()
    let child = await stage.open("A")
    let done = button(in: child) { child in
      stage.note("done")
      if closesThroughChildScreens {
        stage.childScreens.close()
      } else {
        child.presentingViewController?.dismiss(animated: true)
      }
    }
    done.sendActions(for: .touchUpInside)
    done.sendActions(for: .touchUpInside)
    await stage.settle()
    stage.expect(log: ["done"], shown: ["-"])
  }

  @Test func `A screen responds while the user swipes it, because the user can cancel the swipe`() async {
    let stage = Stage()
    let child = await stage.open("A")
    #expect(stage.window.headless.swipeDownAndCancel())
    #expect(child.canRespond)
  }

  @Test(arguments: [false, true], [false, true])
  func `A tap below a screen does nothing while the user can cancel its swipe, or has`(
    isSheet: Bool, isCancelled: Bool
  ) async {
    let stage = Stage()
    let open = button(in: stage.parent) {
      stage.note("open")
      isSheet ? $0.childScreens.present(Screen("A")) : $0.childScreens.push(Screen("A"))
    }
    open.sendActions(for: .touchUpInside)
    await stage.settle()
    (stage.childScreens.openChild as? Screen)?.on["viewWillDisappear"] = {
      open.sendActions(for: .touchUpInside)
    }
    let headless = stage.window.headless
    if isCancelled {
      #expect(isSheet ? headless.swipeDownAndCancel() : headless.swipeBackAndCancel())
    } else {
      #expect(isSheet ? headless.swipeDown() : headless.swipeBack())
    }
    #expect(stage.log == ["open"], "while the user swipes")
    open.sendActions(for: .touchUpInside)
    await stage.settle()
    #expect(stage.log.count == (isCancelled ? 1 : 2) && stage.childScreens.openChild is Screen)
  }

  @Test func `A button keeps neither its screen nor its action longer than itself`() {
    var screen: UIViewController? = UIViewController()
    weak let released = screen
    let kept = screen.map { button(in: $0) { _ in } }
    screen = nil
    #expect(released == nil)
    kept?.sendActions(for: .touchUpInside)
  }
}
