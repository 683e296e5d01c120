import Interactions

/// Whether the user can swipe a sheet down.
struct SheetRenderable: Equatable {
  let canSwipeDown: Bool
}

protocol SheetRendering: Rendering {
  func render(_ renderable: SheetRenderable)
}

/// The adapter as the controller that owns it sees it.
protocol SheetAdapting: SheetRendering {
  func use(_ controller: UIViewController)
}

/// Makes the controller of a sheet a view that an interaction can render: UIKit asks the controller, not a view, whether
/// a swipe dismisses the sheet.
///
/// The controllers of Login's sheet and of Comment own theirs. Interactions refer to it weakly.
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
