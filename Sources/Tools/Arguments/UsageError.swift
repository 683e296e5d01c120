import Foundation

/// Why a command cannot run, and what to do instead. A tool prints it to standard error and exits with 2.
nonisolated public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// A sentence that names the input.
  public let problem: String
  /// Advice for the user, a line each.
  public let advice: [String]

  /// - Parameters:
  ///   - problem: A sentence that names the input.
  ///   - advice: What the user can do, a line each; empty lines are left out.
  public init(_ problem: String, advice: String...) {
    self.init(problem, lines: advice)
  }

  /// A file that cannot be written, with the reason that the system gives, such as a full disk.
  ///
  /// - Parameters:
  ///   - name: The file, as it is printed.
  ///   - error: What Foundation threw.
  public init(cannotWrite name: String, _ error: any Error, advice: String) {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    let reason = cause.map { ": \(String(cString: strerror($0.code.rawValue)))" } ?? ""
    self.init("\(name) cannot be written\(reason)", advice: advice)
  }

  private init(_ problem: String, lines: [String]) {
    self.problem = problem
    advice = lines.filter { !$0.isEmpty }
  }

  /// The problem, then the advice, without characters that move the cursor.
  public var description: String { ([problem] + advice).map(Text.safe).joined(separator: "\n") }

  /// The same error with one more line of advice.
  public func adding(_ advice: String) -> UsageError {
    UsageError(problem, lines: self.advice + [advice])
  }

  /// "Did you mean: this, that?"; empty if no candidate is similar to the word.
  public static func suggestion(for word: String, among candidates: [String]) -> String {
    let words = Suggestion.words(similarTo: word, among: candidates)
    return words.isEmpty ? "" : "Did you mean: \(words.joined(separator: ", "))?"
  }
}

/// Finds what a mistyped word may stand for.
nonisolated public enum Suggestion {
  /// The candidates that are similar to the word, the most similar first, three at most.
  public static func words(similarTo word: String, among candidates: [String]) -> [String] {
    // A longer word is no mistyped one, and the comparison takes time.
    guard (1...60).contains(word.unicodeScalars.prefix(61).count) else { return [] }
    let word = word.lowercased()
    let distances = candidates.map { candidate -> (text: String, distance: Int) in
      let name = candidate.lowercased()
      let isPart = word.count > 1 && name.contains(word)
      // A letter in place of another one counts twice.
      return (candidate, isPart ? 0 : name.difference(from: word).count)
    }
    let similar = distances.filter { $0.distance <= max(3, word.count / 3) }
    return similar.sorted { $0.distance < $1.distance }.prefix(3).map(\.text)
  }
}
