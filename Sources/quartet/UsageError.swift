/// Why the command cannot do what it was asked for: what was found, and what to do instead.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// A sentence that names the input.
  let problem: String
  /// What can be done, a line each.
  let advice: [String]

  init(_ problem: String, advice: String...) {
    self.problem = problem
    self.advice = advice.filter { !$0.isEmpty }
  }

  nonisolated var description: String {
    (["quartet: \(problem)"] + advice).joined(separator: "\n")
  }

  /// "Perhaps: this, that."; empty where nothing is near.
  static func perhaps(_ words: [String]) -> String {
    words.isEmpty ? "" : "Perhaps: \(words.joined(separator: ", "))"
  }

  /// The candidates that somebody who wrote `word` may have meant, the nearest first, three at most.
  static func near(_ word: String, among candidates: [String]) -> [String] {
    let word = word.lowercased()
    return
      candidates
      .map { candidate in
        let name = candidate.lowercased()
        let isPart = word.count > 1 && (name.contains(word) || word.contains(name))
        return (candidate, isPart ? 0 : name.difference(from: word).count)
      }
      .filter { $0.1 <= max(2, word.count / 3) }
      .sorted { $0.1 < $1.1 }
      .prefix(3).map(\.0)
  }
}
