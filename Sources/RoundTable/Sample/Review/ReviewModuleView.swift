import RoundTable

/// The root; the screen in it is ``ReviewModulePrimaryView``.
final class ReviewModuleView: RTEModuleViewNavigatable<ReviewModuleTypes> {
  init(pipeline: ReviewModulePipeline) {
    super.init(primaryView: ReviewModulePrimaryView(pipeline: pipeline))
  }

  required init?(coder: NSCoder) { nil }
}
