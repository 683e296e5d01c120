import Foundation

/// Where random tests begin: `QUARTET_SEED=7 swift test`, or always the same.
enum Seed {
  static let value = ProcessInfo.processInfo.environment["QUARTET_SEED"].flatMap(UInt64.init) ?? 2_026
}
