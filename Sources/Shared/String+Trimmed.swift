import Foundation

extension String {
  /// The text without white space and newlines at both ends, as every rule of the feature means it.
  package nonisolated var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
