/// The style of a presentation.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed from the window.
  case fullScreen = 0
  /// A sheet that the user can swipe down.
  case pageSheet = 1
  /// A smaller sheet that the user can swipe down.
  case formSheet = 2
  /// Covers another controller's content; here the same as `fullScreen`.
  case currentContext = 3
  /// A custom presentation controller decides.
  case custom = 4
  /// Covers the screen; the presenter's view stays in the window.
  case overFullScreen = 5
  /// Covers another controller's content; its view stays in the window.
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  /// The system chooses: a sheet.
  case automatic = -2

  /// Whether the user can swipe it down.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter's view is removed from the window.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
