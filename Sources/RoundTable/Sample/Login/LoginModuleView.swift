import RoundTable
import Shared

/// The sheet; the screen in it is ``LoginModulePrimaryView``.
final class LoginModuleView: RTEModuleViewNavigatable<LoginModuleTypes>,
  UIAdaptivePresentationControllerDelegate
{
  init(pipeline: LoginModulePipeline, kind: LoginModuleKind) {
    super.init(primaryView: LoginModulePrimaryView(pipeline: pipeline, kind: kind))
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
  }

  override func handlePresenter(update: LoginModulePresenterUpdate) {
    if case .toggleWaitingIndicator(let visible) = update {
      isModalInPresentation = visible
    }
    super.handlePresenter(update: update)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    pipeline.notify(intent: .swipe)
  }
}
