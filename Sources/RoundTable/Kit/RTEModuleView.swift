public import PortableUIKit

/// A View as the pipeline sees it: a view controller that takes updates.
@MainActor @preconcurrency
public protocol RTEModuleView<Types>: UIViewController {
  /// What the module's components send to each other.
  associatedtype Types: RTEModuleTypes

  /// Shows an update.
  func handlePresenter(update: Types.Update)
}

/// A View that is a view controller of its own.
///
/// It sends intents and takes updates, which can come before its view is loaded. Its seat owns the pipeline, and so
/// the whole module (Round Table, part 5). A subclass that is a delegate of UIKit's says so in its declaration, not in an
/// extension: Objective-C does not see the members of an extension where a superclass is generic.
@MainActor @preconcurrency
open class RTEModuleViewStandalone<Types: RTEModuleTypes>: UIViewController, RTEModuleView {
  /// Notifies the other components of the View's intents.
  public final let pipeline: RTEModuleViewSeat<Types>

  /// Makes a View; called from the module's assembly function.
  public init(pipeline: RTEModulePipeline<Types>) {
    self.pipeline = RTEModuleViewSeat(pipeline)
    super.init(nibName: nil, bundle: nil)
  }

  /// Modules are made by their assembly function: always nil.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Shows an update; empty here.
  open func handlePresenter(update: Types.Update) {}
}

/// A View that is a navigation controller with a primary view: the module can push.
///
/// Updates go to the primary view, which owns the pipeline.
@MainActor @preconcurrency
open class RTEModuleViewNavigatable<Types: RTEModuleTypes>: UINavigationController, RTEModuleView {
  /// The root of the stack, where the module's screen is.
  public let primaryView: RTEModuleViewStandalone<Types>

  /// Notifies the other components of the View's intents: the primary view's pipeline.
  public final var pipeline: RTEModuleViewSeat<Types> { primaryView.pipeline }

  /// Makes a View around its primary view; called from the module's assembly function.
  public init(primaryView: RTEModuleViewStandalone<Types>) {
    self.primaryView = primaryView
    super.init(nibName: nil, bundle: nil)
    viewControllers = [primaryView]
  }

  /// Modules are made by their assembly function: always nil.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Hands the update to the primary view.
  open func handlePresenter(update: Types.Update) {
    primaryView.handlePresenter(update: update)
  }
}
