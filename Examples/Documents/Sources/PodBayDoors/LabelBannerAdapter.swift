import Interactions

/// A label that is used as a banner.
protocol LabelBannering: BannerRendering {
  func use(_ label: UILabel)
}

/// Makes a plain label a banner, so that an interaction can use it without UIKit's class.
///
/// The controller owns it, because the interaction refers to it weakly. The label is owned by its superview.
final class LabelBannerAdapter {
  private weak var label: UILabel?
}

extension LabelBannerAdapter: LabelBannering {
  func use(_ label: UILabel) {
    self.label = label
  }

  func render(_ renderable: BannerRenderable) {
    label?.text = renderable.message
  }
}

struct LabelBannerAssembler: Assembling {
  func assemble() -> LabelBannering {
    LabelBannerAdapter()
  }
}
