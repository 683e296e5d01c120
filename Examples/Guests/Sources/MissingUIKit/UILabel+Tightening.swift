// A member that is missing in a class beside the kit: iOS has it already.
#if !canImport(UIKit)
  import RVBKit

  extension UILabel {
    /// Nothing is drawn here, so the value is not kept.
    var allowsDefaultTighteningForTruncation: Bool {
      get { false }
      set {}
    }
  }
#endif
