import RoundTable

/// The navigation controller around ``ReviewModulePrimaryView``: what the window shows and the Joint presents from.
///
/// The window owns it. It hands updates to the primary view and does nothing else.
final class ReviewModuleView: RTEModuleViewNavigatable<ReviewModuleTypes> {
  override init(pipeline: ReviewModulePipeline) {
    super.init(primaryView: ReviewModulePrimaryView(pipeline: pipeline))
  }

  required init?(coder: NSCoder) { nil }
}
