// Declarations of one's own beside the kit, with UIKit's names: iOS has them already.
#if !canImport(UIKit)
  import RVBKit

  /// The part of UIKit's stepper that this module uses. Copy the declarations and the behaviour from Apple's pages.
  class UIStepper: UIControl {
    var value = 0.0 {
      didSet { value = min(max(value, minimumValue), maximumValue) }
    }
    var minimumValue = 0.0
    var maximumValue = 100.0
    var stepValue = 1.0
  }

  extension UILabel {
    /// Nothing is drawn here, so the value is not kept.
    var allowsDefaultTighteningForTruncation: Bool {
      get { false }
      set {}
    }
  }
#endif
