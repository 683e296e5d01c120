import HeadlessUIKit
import Testing

/// `present(_:animated:completion:)`.
struct PresentTests {
  // Apple, UIViewController.h: the completion handler is called after viewDidAppear.
  @Test(arguments: [true, false])
  func `the completion handler runs after viewDidAppear, when the transition ends`(animated: Bool) {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.root.present(sheet, animated: animated) { stage.recorder.add("completion") }
    #expect(stage.headless.isTransitioning)
    #expect(stage.root.presentedViewController === sheet && sheet.presentingViewController === stage.root)
    #expect(stage.recorder.lines.last == "B.viewIsAppearing")
    _ = stage.recorder.take()
    stage.headless.finishTransition()
    #expect(stage.recorder.take() == "B.viewDidAppear completion")
  }

  // openradar 18464897: even without animation the end is not synchronous. Other reports differ.
  @Test func `without animation the transition can end synchronously`() {
    let stage = Stage(behavior: .with { $0.unanimatedTransitionsEndSynchronously = true })
    stage.root.present(stage.screen("B"), animated: false) { stage.recorder.add("completion") }
    #expect(!stage.headless.isTransitioning && stage.recorder.lines.last == "completion")
    _ = stage.recorder.take()
    stage.root.dismiss(animated: false) { stage.recorder.add("completion") }
    #expect(!stage.headless.isTransitioning && stage.recorder.lines.last == "completion")
  }

  // Apple, present(_:animated:completion:) and presentingViewController: "or its farthest ancestor".
  @Test func `a child presents from its container`() {
    let stage = Stage(inNavigation: true)
    let inner = stage.screen("B")
    let sheet = UINavigationController(rootViewController: inner)
    stage.present(sheet)
    #expect(sheet.presentingViewController === stage.navigation)
    #expect(stage.root.presentedViewController === sheet)
    #expect(stage.navigation.visibleViewController === sheet)
    #expect(inner.presentingViewController === stage.navigation && inner.presentedViewController == nil)
  }

  // LNPopupController#147 and others: the call is ignored, neither queued nor forwarded.
  @Test func `a controller that presents already refuses a second presentation`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.present(sheet)
    _ = stage.recorder.take()
    let logged = warnings {
      stage.root.present(stage.screen("C"), animated: true) { stage.recorder.add("completion") }
      stage.finish()
    }
    #expect(logged == ["Attempt to present <Screen> on <Screen> which is already presenting <Screen>"])
    #expect(stage.root.presentedViewController === sheet)
    #expect(stage.recorder.take() == "")
  }

  // RFAboutView#8.
  @Test func `a controller whose view is not in the window cannot present`() {
    let warning = "Attempt to present <Screen> on <Screen> whose view is not in the window hierarchy!"
    let stage = Stage()
    let next = stage.screen("B")
    next.on["viewDidLoad"] = { [unowned next] in next.present(stage.screen("C"), animated: true) }
    #expect(warnings { stage.window.rootViewController = next } == [warning])
    stage.finish()
    #expect(next.presentedViewController == nil && !stage.headless.isTransitioning)
    stage.present(stage.screen("D"), on: next, as: .fullScreen)
    #expect(warnings { next.present(stage.screen("E"), animated: true) } == [warning])
  }

  // openradar 17762871: ignored while another transition runs.
  @Test func `a presentation during a transition is refused`() {
    let stage = Stage()
    let first = stage.screen("B")
    stage.root.present(first, animated: true)
    let logged = warnings {
      stage.root.present(stage.screen("C"), animated: true)
      first.present(stage.screen("D"), animated: true)
    }
    let warning = "Attempt to present <Screen> on <Screen> while a presentation is in progress!"
    #expect(logged == [warning, warning])
    stage.finish()
    #expect(stage.headless.presentedChain.count == 2)
  }

  @Test func `viewDidAppear and the completion handler can present`() {
    let stage = Stage()
    let first = stage.screen("B")
    let second = stage.screen("C")
    let third = stage.screen("D")
    first.on["viewDidAppear"] = { [unowned first] in first.present(second, animated: true) }
    let logged = warnings {
      stage.present(first)
      second.present(third, animated: true) { [unowned third] in
        third.present(stage.screen("E"), animated: true)
      }
      stage.finish()
    }
    #expect(logged == [])
    #expect(stage.headless.presentedChain.count == 5)
  }

  // LNPopupController#560: it presents, and warns.
  @Test func `a detached controller presents with a warning`() {
    let stage = Stage()
    let detached = stage.screen("B")
    let sheet = stage.screen("C")
    stage.root.view.addSubview(detached.view)
    let logged = warnings { stage.present(sheet, on: detached) }
    #expect(logged.count == 1)
    #expect(logged.first?.contains("from detached view controller <Screen> is not supported") == true)
    #expect(stage.top === sheet)
    sheet.dismiss(animated: true)
    stage.finish()
    #expect(stage.top === stage.root)
  }

  // Apple, UIViewController.h and presentationController: made when first read, from the style at that time.
  @Test func `a presentation controller keeps the style with which it was made`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    sheet.modalPresentationStyle = .automatic
    #expect(sheet.modalPresentationStyle == .formSheet)
    sheet.modalPresentationStyle = .pageSheet
    let presentation = sheet.presentationController
    sheet.modalPresentationStyle = .fullScreen
    stage.present(sheet)
    #expect(sheet.presentationController === presentation)
    #expect(presentation?.presentationStyle == .pageSheet)
    #expect(presentation?.presentingViewController === stage.root)
    #expect(presentation?.presentedViewController === sheet)
    stage.dismiss()
    #expect(sheet.presentationController !== presentation)
  }

  @Test(arguments: [true, false])
  func `a child may return its container's presentation controller`(inherits: Bool) {
    let stage = Stage(behavior: .with { $0.childrenInheritPresentationController = inherits })
    let inner = stage.screen("B")
    let container = UINavigationController(rootViewController: inner)
    stage.present(container)
    #expect((inner.presentationController === container.presentationController) == inherits)
  }
}
