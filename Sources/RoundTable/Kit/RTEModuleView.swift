public import PortableUIKit

/// A View as the pipeline sees it: a view controller that takes updates and owns its seat.
///
/// If your app has a base class for controllers, let a subclass of it conform and store the seat that it makes of the
/// pipeline.
@MainActor @preconcurrency
public protocol RTEModuleView<Types>: UIViewController {
  /// The messages of the module's components.
  associatedtype Types: RTEModuleTypes

  /// The View's seat. It owns the module: store it, and keep it as long as the View.
  var pipeline: RTEModuleViewSeat<Types> { get }

  /// Shows an update.
  func handlePresenter(update: Types.Update)
}

/// A View that is a view controller of its own.
///
/// It sends intents and takes updates, which can come before its view is loaded. Its seat owns the pipeline, and so the
/// whole module (Round Table, part 5). A subclass conforms to a delegate protocol of UIKit in its declaration, not in
/// an extension: Objective-C does not see members of an extension of a class with a generic superclass.
@MainActor @preconcurrency
open class RTEModuleViewStandalone<Types: RTEModuleTypes>: UIViewController, RTEModuleView {
  /// Sends the View's intents to the other components.
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

/// A View that can be the primary view of a navigatable one, because it is made with the pipeline alone.
@MainActor @preconcurrency
public protocol RTEModulePrimaryView: RTEModuleView {
  /// Makes a View; a final subclass of ``RTEModuleViewStandalone`` inherits it.
  init(pipeline: RTEModulePipeline<Types>)
}

/// A View that is a navigation controller: the module can push.
///
/// Its primary view is the root of the stack and the module's screen, so updates go there. A module changes from one shape
/// to the other by the alias for its View (Round Table, part 1):
///
/// ```swift
/// typealias LampModuleView = LampScreen
/// typealias LampModuleView = RTEModuleViewNavigatable<LampScreen>
/// ```
///
/// It owns the module.
@MainActor @preconcurrency
open class RTEModuleViewNavigatable<PrimaryView: RTEModuleView>: UINavigationController, RTEModuleView {
  /// The messages of the module's components.
  public typealias Types = PrimaryView.Types

  /// Sends the View's intents to the other components.
  public final let pipeline: RTEModuleViewSeat<Types>
  /// The root of the stack, where the module's screen is.
  public final let primaryView: PrimaryView

  /// Makes a View around its primary view; called from the module's assembly function.
  public init(primaryView: PrimaryView) {
    pipeline = primaryView.pipeline
    self.primaryView = primaryView
    super.init(nibName: nil, bundle: nil)
    viewControllers = [primaryView]
  }

  /// Makes a View and its primary view; called from the module's assembly function.
  public convenience init(pipeline: RTEModulePipeline<Types>) where PrimaryView: RTEModulePrimaryView {
    self.init(primaryView: PrimaryView(pipeline: pipeline))
  }

  /// Modules are made by their assembly function: always nil.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Passes the update to the primary view.
  open func handlePresenter(update: Types.Update) { primaryView.handlePresenter(update: update) }
}
