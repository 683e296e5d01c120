import Foundation

/// One of the guides in `Docs/`.
public nonisolated struct Guide: Sendable {
  /// What the guide says.
  public let text: String

  /// A section of a guide that is not there.
  public struct NoSuchSection: Error {
    /// The heading that was looked for.
    public let heading: String
  }

  /// Reads `Docs/<name>.md`.
  public init(named name: String) throws {
    text = try String(contentsOf: ParsedSource.root.appending(path: "Docs/\(name).md"), encoding: .utf8)
  }

  /// The Swift code shown under a heading of the second level, block by block.
  public func code(under heading: String) throws -> [String] {
    guard let section = text.components(separatedBy: "\n## ").first(where: { $0.hasPrefix(heading) }) else {
      throw NoSuchSection(heading: heading)
    }
    return section.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }
  /// The blocks under a heading that do not stand, as they are shown, in a file of the package.
  public func code(under heading: String, missingFrom path: String) throws -> [String] {
    let source = try String(contentsOf: ParsedSource.root.appending(path: path), encoding: .utf8)
    return try code(under: heading).filter { !source.contains($0) }
  }
}
