#if canImport(UIKit) && canImport(SwiftUI)
  public import PortableUIKit
  public import SwiftUI

  /// A module of the enum flavour as a screen in SwiftUI, such as the content of a sheet.
  ///
  /// SwiftUI calls the closure once for each screen that it shows, and owns the module's View as long as it shows it.
  /// In the closure, call the module's assembly function and attach to its Joint.
  @MainActor @preconcurrency
  public struct RTEModuleScreen<Controller: UIViewController, Joint>: UIViewControllerRepresentable {
    private let makeModule: () -> RTEModule<Controller, Joint>

    /// Makes a screen of the module that a closure makes.
    public init(_ makeModule: @escaping () -> RTEModule<Controller, Joint>) { self.makeModule = makeModule }

    /// Makes the module and returns its View.
    public func makeUIViewController(context: Context) -> Controller { makeModule().view }

    /// Does nothing: the module's Presenter updates the View.
    public func updateUIViewController(_ controller: Controller, context: Context) {}
  }
#endif
