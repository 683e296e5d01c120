import Foundation
import HeadlessUIKit
import Testing

/// Swipes, and what the presentation controller's delegate is asked and told.
struct SheetTests {
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: Log
    var allows = true
    var onDidDismiss: () -> Void = {}
    var onAttempt: () -> Void = {}
    var onShould: () -> Void = {}

    init(_ log: Log) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.add("should")
      onShould()
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.add("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.add("did")
      onDidDismiss()
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.add("attempt")
      onAttempt()
    }
  }

  let stage: Stage
  let sheet: Screen
  let delegate: Delegate

  init() {
    stage = Stage()
    sheet = stage.screen("B")
    delegate = Delegate(stage.log)
    sheet.presentationController?.delegate = delegate
    stage.present(sheet)
    _ = stage.log.take()
  }

  // Apple, UIPresentationController.h; the order after WWDC 2019.
  @Test func `a swipe asks, tells and dismisses`() {
    #expect(stage.hands.swipeDown())
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    #expect(stage.log.take() == ["should", "will", "B.viewWillDisappear"])
    stage.hands.finishTransition()
    #expect(stage.log.take() == ["B.viewDidDisappear", "did"])
    #expect(stage.hands.topViewController === stage.root)
    #expect(!stage.hands.swipeDown())
  }

  @Test func `the order of willDismiss and viewWillDisappear is a choice`() {
    stage.hands.unspecifiedBehavior.willDismissPrecedesDisappearance = false
    stage.hands.swipeDown()
    #expect(stage.log.take() == ["should", "B.viewWillDisappear", "will"])
  }

  // Apple, UIPresentationController.h: told "if it was prevented ... shouldDismiss returned NO".
  @Test func `a delegate that refuses is told of the attempt`() {
    delegate.allows = false
    #expect(stage.hands.swipeDown())
    #expect(stage.log.take() == ["should", "attempt"])
    #expect(!stage.hands.isTransitioning)
  }

  // Apple, "Disabling the pull-down gesture for a sheet": shouldDismiss is not asked then.
  @Test func `a modal sheet refuses without asking`() {
    sheet.isModalInPresentation = true
    #expect(stage.hands.swipeDown())
    #expect(stage.log.take() == ["attempt"])
    sheet.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.topViewController === stage.root)
  }

  @Test func `a delegate that dismisses by code when it is asked ends the swipe`() {
    delegate.onShould = { [sheet] in sheet.dismiss(animated: true) }
    #expect(stage.hands.swipeDown())
    #expect(sheet.transitionCoordinator?.isInteractive == false)
    stage.hands.finishTransition()
    #expect(stage.log.take() == ["should", "B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test func `an attempt can present an alert`() {
    delegate.allows = false
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    delegate.onAttempt = { sheet.present(alert, animated: true) }
    #expect(warnings { stage.hands.swipeDown() } == [])
    stage.hands.finishTransitions()
    #expect(stage.hands.topViewController === alert)
  }

  // Apple, UIPresentationController.h: "not called if the presentation is dismissed programatically".
  @Test func `a dismissal by code neither asks nor tells`() {
    delegate.allows = false
    sheet.dismiss(animated: true)
    stage.hands.finishTransitions()
    #expect(stage.log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  // Apple, UIViewControllerTransitionCoordinator.h: isCancelled. WillDismiss need not be followed by DidDismiss.
  @Test(arguments: UnspecifiedBehavior.PresentedBecomesNil.allCases)
  func `a swipe that is let go comes back`(moment: UnspecifiedBehavior.PresentedBecomesNil) {
    stage.hands.unspecifiedBehavior.presentedBecomesNil = moment
    #expect(stage.hands.swipeDownAndCancel())
    #expect(stage.log.take() == ["should", "will", "B.viewWillDisappear"])
    #expect(stage.root.presentedViewController === sheet)
    sheet.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      stage.log.add("cancelled: \(context.isCancelled)")
    }
    #expect(warnings { sheet.dismiss(animated: true) }.count == 1)
    stage.hands.unspecifiedBehavior.coordinatorCompletions = .last
    stage.hands.finishTransition()
    #expect(
      stage.log.take() == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "cancelled: true"])
    #expect(stage.hands.topViewController === sheet)
    #expect(!sheet.isBeingDismissed)
    #expect(stage.hands.swipeDown())
    stage.hands.finishTransition()
    #expect(stage.log.lines.last == "did")
  }

  @Test func `a sheet that may not go does not follow a swipe that is let go`() {
    sheet.isModalInPresentation = true
    #expect(stage.hands.swipeDownAndCancel())
    sheet.isModalInPresentation = false
    delegate.allows = false
    #expect(stage.hands.swipeDownAndCancel())
    #expect(stage.log.take() == ["should"])
    #expect(!stage.hands.isTransitioning)
  }

  @Test(arguments: UnspecifiedBehavior.PresentedBecomesNil.allCases)
  func `didDismiss can present the next sheet`(moment: UnspecifiedBehavior.PresentedBecomesNil) {
    for place in UnspecifiedBehavior.CoordinatorCompletions.allCases {
      for takes in [true, false] {
        let stage = Stage(
          choices: .with {
            $0.presentedBecomesNil = moment
            $0.coordinatorCompletions = place
            $0.acceptsRequestsWhileEnding = takes
          })
        let next = stage.screen("C")
        let delegate = Delegate(stage.log)
        delegate.onDidDismiss = { stage.root.present(next, animated: true) }
        let sheet = stage.screen("B")
        sheet.presentationController?.delegate = delegate
        stage.present(sheet)
        let told = warnings {
          stage.hands.swipeDown()
          stage.hands.finishTransitions()
        }
        #expect(told == [])
        #expect(stage.root.presentedViewController === next)
      }
    }
  }

  @Test func `the swipe takes the whole stack of a navigation controller's sheet`() {
    let stage = Stage()
    let container = UINavigationController(rootViewController: stage.screen("B"))
    stage.present(container)
    container.pushViewController(stage.screen("C"), animated: true)
    stage.hands.finishTransitions()
    #expect(stage.hands.swipeDown())
    stage.hands.finishTransitions()
    #expect(stage.hands.topViewController === stage.root)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func `what is no sheet can not be swiped`(style: UIModalPresentationStyle) {
    let stage = Stage()
    stage.present(stage.screen("B"), as: style)
    #expect(!stage.hands.swipeDown())
    #expect(!stage.hands.swipeDownAndCancel())
    #expect(!stage.hands.isTransitioning)
  }

  @Test func `an alert can not be swiped, nor a sheet under it or in a transition`() {
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.modalPresentationStyle = .pageSheet
    sheet.present(alert, animated: true)
    #expect(!stage.hands.swipeDown())
    stage.hands.finishTransitions()
    #expect(!stage.hands.swipeDown())
    #expect(!stage.hands.swipeDownAndCancel())
    #expect(stage.hands.topViewController === alert)
  }

  @Test func `after its dismissal a controller makes a new presentation controller`() {
    let first = sheet.presentationController
    stage.hands.swipeDown()
    stage.hands.finishTransitions()
    #expect(sheet.presentationController !== first)
    #expect(sheet.presentationController?.delegate == nil)
  }
}
