import RoundTable
import Shared

/// The sheet: the navigation controller around ``LoginModulePrimaryView``, onto which the Joint pushes Recovery.
///
/// The controller that presents it owns it. It handles what concerns the sheet, and hands all updates to the primary
/// view.
final class LoginModuleView: RTEModuleViewNavigatable<LoginModuleTypes> {
  init(pipeline: LoginModulePipeline, kind: LoginModuleKind) {
    super.init(primaryView: LoginModulePrimaryView(pipeline: pipeline, kind: kind))
  }

  required init?(coder: NSCoder) { nil }

  // However the sheet was dismissed, UIKit calls this once.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { pipeline.notify(intent: .disappear) }
  }

  override func handlePresenter(update: LoginModulePresenterUpdate) {
    // While an attempt is waiting, a swipe does not dismiss the sheet (L10).
    if case .toggleWaitingIndicator(let visible) = update { isModalInPresentation = visible }
    super.handlePresenter(update: update)
  }
}
