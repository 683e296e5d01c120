public import PortableUIKit

/// A link that matches a pattern, and its values.
nonisolated public struct Deeplink: Sendable {
  /// A sequence throws it to decline a link, for example because there is no product with its identifier.
  public struct Declined: Error {
    public init() {}
  }

  /// The link as it was opened.
  public let url: URL
  /// The values of the pattern's `:names`, without percent escapes. None is empty.
  public let path: [String: String]
  /// The query by its names, without percent escapes; a name without a value has an empty one.
  public let query: [String: String]
}
