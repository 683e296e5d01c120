import HeadlessUIKit
import Testing

/// `present(_:animated:completion:)` and its refusals.
struct PresentTests {
  // Apple, UIViewController.h: the completion is called after viewDidAppear.
  @Test(arguments: [true, false])
  func `the completion runs after viewDidAppear`(animated: Bool) {
    let stage = Stage()
    stage.root.present(stage.screen("B"), animated: animated) { stage.log.add("completion") }
    #expect(stage.hands.isTransitioning)
    #expect(stage.log.take().last == "B.viewIsAppearing")
    stage.hands.finishTransition()
    #expect(stage.log.take() == ["B.viewDidAppear", "completion"])
  }

  // openradar 18464897: even without animation the end is not synchronous. Other reports differ.
  @Test func `without animation the end may come before present returns`() {
    let stage = Stage(choices: .with { $0.unanimatedTransitionsEndSynchronously = true })
    stage.root.present(stage.screen("B"), animated: false) { stage.log.add("completion") }
    #expect(stage.log.take().suffix(2) == ["B.viewDidAppear", "completion"])
    #expect(!stage.hands.isTransitioning)
  }

  @Test func `presented and presenting controllers answer each other when present returns`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.root.present(sheet, animated: true)
    #expect(stage.root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === stage.root)
  }

  // Apple, present(_:animated:completion:): a child that can't present asks its parent.
  @Test func `a child presents from its container`() {
    let stage = NavigationStage()
    let sheet = stage.screen("B")
    stage.bottom.present(sheet, animated: true)
    stage.hands.finishTransitions()
    #expect(sheet.presentingViewController === stage.navigation)
    #expect(stage.bottom.presentedViewController === sheet)
    #expect(stage.navigation.visibleViewController === sheet)
  }

  // Apple, presentingViewController: "or its farthest ancestor".
  @Test func `what a presented container contains answers the container's presenter`() {
    let stage = Stage()
    let inner = stage.screen("B")
    stage.present(UINavigationController(rootViewController: inner))
    #expect(inner.presentingViewController === stage.root)
    #expect(inner.presentedViewController == nil)
  }

  // LNPopupController#147 and others: the call is ignored, neither queued nor forwarded.
  @Test func `presenting over a presenter is refused with a warning`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    stage.present(sheet)
    _ = stage.log.take()
    let told = warnings {
      stage.root.present(stage.screen("C"), animated: true) { stage.log.add("completion") }
      stage.hands.finishTransitions()
    }
    #expect(told == ["Attempt to present <Screen> on <Screen> which is already presenting <Screen>"])
    #expect(stage.root.presentedViewController === sheet)
    #expect(stage.log.take() == [])
  }

  // RFAboutView#8: "whose view is not in the window hierarchy!".
  @Test func `presenting from a view outside a window is refused with a warning`() {
    let log = Log()
    let window = UIWindow()
    let root = Screen("A", log)
    root.onViewDidLoad = { [unowned root] in root.present(Screen("B", log), animated: true) }
    let told = warnings {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(told == ["Attempt to present <Screen> on <Screen> whose view is not in the window hierarchy!"])
    #expect(root.presentedViewController == nil)
    #expect(!window.headless.isTransitioning)
  }

  @Test func `a presenter that full screen covers is outside the window`() {
    let stage = Stage()
    stage.present(stage.screen("B"), as: .fullScreen)
    let told = warnings { stage.root.present(stage.screen("C"), animated: true) }
    #expect(told == ["Attempt to present <Screen> on <Screen> whose view is not in the window hierarchy!"])
  }

  // openradar 17762871: dropped while another transition runs.
  @Test func `presenting while a transition runs is refused with a warning`() {
    let stage = Stage()
    let first = stage.screen("B")
    stage.root.present(first, animated: true)
    let told = warnings {
      stage.root.present(stage.screen("C"), animated: true)
      first.present(stage.screen("D"), animated: true)
    }
    let warning = "Attempt to present <Screen> on <Screen> while a presentation is in progress!"
    #expect(told == [warning, warning])
    stage.hands.finishTransitions()
    #expect(stage.hands.presentedChain.count == 2)
  }

  @Test func `presenting from viewDidAppear and from the completion is taken`() {
    let stage = Stage()
    let first = stage.screen("B")
    let second = stage.screen("C")
    let third = stage.screen("D")
    first.onViewDidAppear = { [unowned first] in first.present(second, animated: true) }
    let told = warnings {
      stage.root.present(first, animated: true)
      stage.hands.finishTransitions()
      second.present(third, animated: true) { [unowned third] in
        third.present(stage.screen("E"), animated: true)
      }
      stage.hands.finishTransitions()
    }
    #expect(told == [])
    #expect(stage.hands.presentedChain.count == 5)
  }

  // privacy-screen#83: NSInvalidArgumentException, thrown inside present.
  @Test func `presenting a controller twice traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = Stage()
      let sheet = stage.screen("B")
      let other = stage.screen("C")
      stage.present(sheet)
      stage.present(other, on: sheet)
      other.present(sheet, animated: true)
    }
    #expect(result.says("that is already being presented by <Screen>"))
  }

  // otm-ios#362: "tried to present modally an active controller".
  @Test func `presenting a contained controller traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = Stage()
      let child = stage.screen("B")
      stage.root.addChild(child)
      stage.root.present(child, animated: true)
    }
    #expect(result.says("Application tried to present modally an active controller"))
  }

  @Test func `presenting a window's root traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let stage = Stage()
      stage.root.present(stage.root, animated: true)
    }
    #expect(result.says("Application tried to present modally an active controller"))
  }

  // LNPopupController#560: it presents, and warns.
  @Test func `presenting from a detached controller presents with a warning`() {
    let stage = Stage()
    let detached = stage.screen("B")
    let sheet = stage.screen("C")
    stage.root.view.addSubview(detached.view)
    let told = warnings { stage.present(sheet, on: detached) }
    #expect(told.count == 1)
    #expect(told.first?.contains("from detached view controller <Screen> is not supported") == true)
    #expect(stage.hands.topViewController === sheet)
    sheet.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.topViewController === stage.root)
  }

  // Apple, UIViewController.h: reading modalPresentationStyle never answers automatic.
  @Test func `the automatic style reads as a sheet`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .formSheet)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .formSheet)
  }

  // Apple, presentationController: made when first read, from the style at that time.
  @Test func `a presentation controller keeps the style it was made from`() {
    let stage = Stage()
    let sheet = stage.screen("B")
    sheet.modalPresentationStyle = .pageSheet
    let presentation = sheet.presentationController
    sheet.modalPresentationStyle = .fullScreen
    #expect(sheet.presentationController === presentation)
    stage.present(sheet)
    #expect(sheet.presentationController === presentation)
    #expect(presentation?.presentationStyle == .pageSheet)
    #expect(presentation?.presentingViewController === stage.root)
    #expect(presentation?.presentedViewController === sheet)
  }

  @Test(arguments: [true, false])
  func `whether a child answers its container's presentation controller is a choice`(inherit: Bool) {
    let stage = Stage(choices: .with { $0.childrenInheritPresentationController = inherit })
    let inner = stage.screen("B")
    let container = UINavigationController(rootViewController: inner)
    stage.present(container)
    #expect((inner.presentationController === container.presentationController) == inherit)
  }
}
