import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// Swipes, and the delegate of the presentation controller.
struct SheetTests {
  let stage = Stage()
  let sheet: Screen
  let delegate: Delegate

  init() {
    sheet = stage.screen("B")
    delegate = Delegate(stage.log)
    sheet.presentationController?.delegate = delegate
    stage.present(sheet)
    stage.log.clear()
  }

  // Apple, UIPresentationController.h; the order after WWDC 2019.
  @Test(arguments: [true, false])
  func `A swipe dismisses and notifies the delegate`(willDismissFirst: Bool) {
    stage.headless.unspecifiedBehavior.willDismissPrecedesDisappearance = willDismissFirst
    #expect(stage.headless.swipeDown())
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    #expect(
      stage.log.take() == "shouldDismiss "
        + (willDismissFirst ? "willDismiss B.viewWillDisappear" : "B.viewWillDisappear willDismiss"))
    stage.headless.finishTransition()
    #expect(stage.log.take() == "B.viewDidDisappear didDismiss")
    #expect(stage.top === stage.root)
    #expect(!stage.headless.swipeDown())
  }

  // Apple, UIPresentationController.h; "Disabling the pull-down gesture for a sheet" on isModalInPresentation.
  @Test(arguments: [true, false])
  func `A sheet that prevents dismissal stays after a swipe`(isModal: Bool) {
    sheet.isModalInPresentation = isModal
    delegate.answers["shouldDismiss"] = isModal
    #expect(stage.headless.swipeDown())
    #expect(stage.log.take() == (isModal ? "didAttempt" : "shouldDismiss didAttempt"))
    #expect(stage.headless.swipeDownAndCancel())
    #expect(stage.log.take() == (isModal ? "" : "shouldDismiss"))
    #expect(!stage.headless.isTransitioning)
    // "not called if the presentation is dismissed programatically"
    stage.dismiss()
    #expect(stage.log.take() == "B.viewWillDisappear B.viewDidDisappear")
    #expect(stage.top === stage.root)
  }

  @Test func `A delegate that dismisses in shouldDismiss ends the swipe`() {
    delegate.on["shouldDismiss"] = { [sheet] in sheet.dismiss(animated: true) }
    #expect(stage.headless.swipeDown())
    #expect(sheet.transitionCoordinator?.isInteractive == false)
    stage.headless.finishTransition()
    #expect(stage.log.take() == "shouldDismiss B.viewWillDisappear B.viewDidDisappear")
  }

  @Test func `didAttemptToDismiss can present an alert`() {
    delegate.answers["shouldDismiss"] = false
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    delegate.on["didAttempt"] = { [sheet] in sheet.present(alert, animated: true) }
    #expect(warnings { stage.headless.swipeDown() } == [])
    stage.finish()
    #expect(stage.top === alert)
  }

  // Apple, UIViewControllerTransitionCoordinator.h: isCancelled. didDismiss need not follow willDismiss.
  @Test func `A cancelled swipe leaves the sheet`() {
    stage.headless.unspecifiedBehavior.coordinatorCompletions = .last
    #expect(stage.headless.swipeDownAndCancel())
    #expect(stage.log.take() == "shouldDismiss willDismiss B.viewWillDisappear")
    #expect(stage.root.presentedViewController === sheet)
    sheet.transitionCoordinator?.animate(alongsideTransition: nil) { [stage] context in
      stage.log.add("cancelled:\(context.isCancelled)")
    }
    stage.headless.finishTransition()
    #expect(stage.log.take() == "B.viewWillAppear B.viewIsAppearing B.viewDidAppear cancelled:true")
    #expect(stage.top === sheet && !sheet.isBeingDismissed)
    #expect(stage.headless.swipeDown())
    stage.headless.finishTransition()
    #expect(stage.log.entries.last == "didDismiss" && !stage.headless.hasSkippedAnimation)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func `Only sheets can be swiped`(style: UIModalPresentationStyle) {
    let stage = Stage()
    stage.present(stage.screen("B"), as: style)
    #expect(!stage.headless.swipeDown() && !stage.headless.swipeDownAndCancel())
    #expect(!stage.headless.isTransitioning)
  }

  @Test func `An alert cannot be swiped, nor can a sheet below it or in a transition`() {
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.modalPresentationStyle = .pageSheet
    sheet.present(alert, animated: true)
    #expect(!stage.headless.swipeDown())
    stage.finish()
    #expect(!stage.headless.swipeDown() && !stage.headless.swipeDownAndCancel())
    #expect(stage.top === alert)
  }
}
