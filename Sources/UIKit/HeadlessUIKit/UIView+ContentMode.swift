extension UIView {
  /// How the content of a view fills it.
  nonisolated public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
    case topRight, bottomLeft, bottomRight
  }
}
