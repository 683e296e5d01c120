public import PortableUIKit

/// A link that matches a pattern, and what it says there.
nonisolated public struct Deeplink: Sendable {
  /// The link as it came.
  public let url: URL
  /// What stands for the pattern's `:names`, without percent escapes; never empty texts.
  public let path: [String: String]
  /// The query by its names, without percent escapes; a name without a value has an empty one.
  public let query: [String: String]
}
