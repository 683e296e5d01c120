/// Reports of an app to assistive technology.
///
/// Apple, UIAccessibility.h.
@MainActor
public enum UIAccessibility {
  /// The kind of what is posted.
  nonisolated public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Assistive technology reads the argument, a text.
    public static let announcement = Self(rawValue: 1008)
  }

  /// Posts a notification. Here it is only recorded.
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement { lastAnnouncement = argument as? String }
  }

  /// The text of the last announcement, for tests; nil if there is none.
  public internal(set) static var lastAnnouncement: String?
}
