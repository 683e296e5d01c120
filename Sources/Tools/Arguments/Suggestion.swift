/// Finds what a mistyped word may stand for.
nonisolated public enum Suggestion {
  /// The candidates that are similar to the word, the most similar first, three at most.
  public static func words(similarTo word: String, among candidates: [String]) -> [String] {
    // A longer word is no mistyped one, and the comparison takes time.
    guard word.unicodeScalars.prefix(61).count <= 60 else { return [] }
    let word = word.lowercased()
    let distances = candidates.map { candidate -> (text: String, distance: Int) in
      let name = candidate.lowercased()
      let isPart = word.count > 1 && name.contains(word)
      return (candidate, isPart ? 0 : editDistance(word, name))
    }
    let similar = distances.filter { $0.distance <= max(2, word.count / 3) }
    return similar.sorted { $0.distance < $1.distance }.prefix(3).map(\.text)
  }

  /// How many characters have to be inserted, deleted or replaced to turn one word into the other.
  private static func editDistance(_ one: String, _ other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let change = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
