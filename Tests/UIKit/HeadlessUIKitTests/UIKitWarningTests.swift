import HeadlessUIKit
import QuartetUIKitFacts
import Testing

/// The warnings, and where they are written.
struct UIKitWarningTests {
  @Test func `A warning is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      UIViewController().present(UIViewController(), animated: true)
    }
    let attempt = "Attempt to present <UIViewController> on <UIViewController>"
    let line = "HeadlessUIKit: \(attempt) whose view is not in the window hierarchy!\n"
    #expect(result.logged(line))
  }

  @Test func `Redirecting affects only the operation`() {
    let outer = warnings {
      let inner = warnings { UIViewController().present(UIViewController(), animated: true) }
      #expect(inner.count == 1)
    }
    #expect(outer == [])
  }

  // The texts are those of the reports that the facts about presentations name.
  @Test func `Every refused presentation logs a warning`() {
    let stage = Stage()
    let (loading, sheet, other) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    loading.on["viewDidLoad"] = { [unowned loading] in loading.present(other, animated: true) }
    let logged = warnings {
      stage.window.rootViewController = loading
      stage.finish()
      loading.present(sheet, animated: true)
      sheet.present(other, animated: true)
      stage.finish()
      loading.present(other, animated: true) { Issue.record("The completion handler of a refused call ran.") }
      stage.finish()
    }
    let reasons = [
      "whose view is not in the window hierarchy!", "while a presentation is in progress!",
      "which is already presenting <Screen>",
    ]
    #expect(logged == reasons.map { "Attempt to present <Screen> on <Screen> \($0)" })
  }

  /// Calls super in each appearance callback except one. Disappears within `viewDidAppear`.
  private final class Forgetful: UIViewController {
    var forgotten = ""

    private func call(_ superclass: (Bool) -> Void, _ animated: Bool, in callback: String = #function) {
      if forgotten != callback { superclass(animated) }
    }

    override func viewWillAppear(_ animated: Bool) { call(super.viewWillAppear, animated) }
    override func viewIsAppearing(_ animated: Bool) { call(super.viewIsAppearing, animated) }
    override func viewDidAppear(_ animated: Bool) {
      call(super.viewDidAppear, animated)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      present(cover, animated: true)
    }
    override func viewWillDisappear(_ animated: Bool) { call(super.viewWillDisappear, animated) }
    override func viewDidDisappear(_ animated: Bool) { call(super.viewDidDisappear, animated) }
  }

  @Test(
    arguments: [
      "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
      "viewDidDisappear(_:)",
    ])
  func `An appearance callback that does not call super logs a warning`(callback: String) {
    let stage = Stage()
    let screen = Forgetful()
    screen.forgotten = callback
    let logged = warnings {
      stage.window.rootViewController = screen
      stage.finish()
    }
    #expect(logged == ["\(callback) of <Forgetful> does not call super."])
  }
}
