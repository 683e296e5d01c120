import Interactions

/// Makes a plain label a banner, so that an interaction can use it without UIKit's class.
///
/// The controller owns it, because the interaction refers to it weakly. The label is owned by its superview.
final class LabelBannerAdapter {
  private weak var label: UILabel?

  init(label: UILabel) {
    self.label = label
  }
}

extension LabelBannerAdapter: BannerRendering {
  func render(_ renderable: BannerRenderable) {
    label?.text = renderable.message
  }
}
