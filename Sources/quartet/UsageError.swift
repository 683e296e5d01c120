import Parity

/// Why the command cannot run, and what to do instead.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// A sentence that names the input.
  let problem: String
  /// What the user can do, a line each.
  let advice: [String]

  init(_ problem: String, advice: String...) {
    self.problem = problem
    self.advice = advice.filter { !$0.isEmpty }
  }

  nonisolated var description: String {
    (["quartet: \(problem)"] + advice).joined(separator: "\n")
  }

  /// "Did you mean: this, that?"; empty if no candidate is similar to the word.
  static func suggestion(for word: String, among candidates: [String]) -> String {
    let words = Suggestion.words(similarTo: word, among: candidates)
    return words.isEmpty ? "" : "Did you mean: \(words.joined(separator: ", "))?"
  }
}
