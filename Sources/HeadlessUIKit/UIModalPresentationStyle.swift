/// How a presented controller lies over the one that presents it.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Over all of it; the presenter's view leaves the window.
  case fullScreen = 0
  /// As a sheet that a person can swipe down.
  case pageSheet = 1
  /// As a smaller sheet that a person can swipe down.
  case formSheet = 2
  /// Over one controller of the presenter's; here like `fullScreen`.
  case currentContext = 3
  /// As a custom presentation controller says.
  case custom = 4
  /// Over all of it; the presenter's view stays.
  case overFullScreen = 5
  /// Over one controller of the presenter's, whose view stays.
  case overCurrentContext = 6
  /// With an arrow to where it comes from.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system chooses: a sheet.
  case automatic = -2

  /// Whether a person can swipe it down.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter's view leaves the window.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
