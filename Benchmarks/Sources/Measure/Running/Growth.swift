/// How the bytes in use depend on how much has been done.
nonisolated public struct Growth: Codable, Equatable, Sendable {
  /// What is counted.
  nonisolated public enum Kind: String, Codable, CaseIterable, Sendable {
    /// Features that stand side by side, each with Login open.
    case held
    /// How often Login has been opened and closed in one feature.
    case openedAndClosed
  }

  /// The bytes in use at one moment.
  nonisolated public struct Point: Codable, Equatable, Sendable {
    /// How many stand, or have been closed.
    public let count: Int
    /// What they have added to the bytes in use.
    public let bytes: Int
    /// How long one took, of those since the last point.
    public let nanosecondsForOne: Double
  }

  /// What is counted.
  public let kind: Kind
  /// The subject's name.
  public let subject: String
  /// From few to many.
  public let points: [Point]

  /// Bytes that one more adds, between the last two points: those that it holds, or those that it leaves behind.
  public var bytesForOneMore: Double { bytesForOneMore(before: points.count - 1) }

  /// How many times as many bytes one more adds at the end as it did before, when few were there.
  var steepening: Double { bytesForOneMore / bytesForOneMore(before: points.count - 2) }

  private func bytesForOneMore(before index: Int) -> Double {
    guard index > 0 else { return 0 }
    let (few, many) = (points[index - 1], points[index])
    return Double(many.bytes - few.bytes) / Double(many.count - few.count)
  }
}
