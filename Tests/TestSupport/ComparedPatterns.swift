import Foundation
import Measure

/// The patterns that the pages compare, in the order of their columns.
public nonisolated enum ComparedPatterns {
  /// Their names, and the targets that hold them.
  public static let all = [
    (name: "Round Table", target: "RoundTable"), (name: "VIPER", target: "VIPERKit"),
    (name: "RVB", target: "RVBKit"), (name: "Interactions", target: "Interactions"),
  ]

  /// Whether none has been taken out of the package. Whoever takes one out keeps tests that pass; the pages that
  /// compare it with the others are then theirs to mend.
  public static var areThere: Bool {
    all.allSatisfy { pattern in
      let folder = ParsedSource.root.appending(path: "Sources/\(pattern.target)").path
      return FileManager.default.fileExists(atPath: folder)
    }
  }
}
