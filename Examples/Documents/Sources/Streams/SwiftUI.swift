// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// SwiftUI's hosting controller shows a SwiftUI view. Elsewhere, this one owns a module that is a value, and shows nothing
// of it.
#if !canImport(UIKit) || !canImport(SwiftUI)
  public import RVBKit

  open class UIHostingController<Content>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
  }
#endif
