import Interactions

/// Whether the user can swipe a sheet down.
struct SheetRenderable: Equatable {
  let canSwipeDown: Bool
}

protocol SheetRendering: Rendering {
  func render(_ renderable: SheetRenderable)
}

/// An adapter of a presented controller, which is no view, and decides whether a swipe dismisses it.
protocol SheetAdapting: SheetRendering {
  func use(_ controller: UIViewController)
}

/// Makes the controller of a sheet a view that an interaction can render.
///
/// The controller owns it, on Login and on Comment; interactions refer to it weakly.
final class SheetAdapter {
  private weak var controller: UIViewController?
}

extension SheetAdapter: SheetAdapting {
  func use(_ controller: UIViewController) { self.controller = controller }

  func render(_ renderable: SheetRenderable) {
    controller?.isModalInPresentation = !renderable.canSwipeDown
  }
}

enum SheetAdapterAssembler {
  static func assemble() -> any SheetAdapting { SheetAdapter() }
}
