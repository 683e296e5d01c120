/// Finds a short and simple list that still fails.
///
/// It is greedy: it removes chunks, then single elements, then replaces elements by simpler ones, and repeats this until
/// nothing changes.
package struct Shrinker<Element> {
  private var attempts: Int
  private let simpler: (Element) -> [[Element]]
  private let fails: @MainActor ([Element]) async -> Bool

  /// Makes a shrinker.
  ///
  /// - Parameters:
  ///   - attempts: The largest number of calls of `fails`.
  ///   - simpler: What can replace an element, the simplest first; no sequence of replacements leads back to it.
  ///   - fails: Whether a list, which is not empty, still fails.
  package init(
    attempts: Int, simpler: @escaping (Element) -> [[Element]],
    fails: @escaping @MainActor ([Element]) async -> Bool
  ) {
    self.attempts = attempts
    self.simpler = simpler
    self.fails = fails
  }

  /// Returns the shortest list found, which has at least one element.
  package mutating func smallest(of elements: [Element]) async -> [Element] {
    var best = elements
    var isSmaller = true
    while isSmaller {
      isSmaller = await shorten(&best)
      isSmaller = await simplify(&best) || isSmaller
    }
    return best
  }

  private mutating func shorten(_ best: inout [Element]) async -> Bool {
    let count = best.count
    var size = max(1, count / 2)
    while size > 0 {
      var end = best.count
      while end > 0 {
        let start = max(0, end - size)
        let isShorter = await replace(start..<end, with: [], in: &best)
        // What belongs together, such as the opening and the closing of an alert, starts anywhere.
        end = min(isShorter || size > 3 ? start : end - 1, best.count)
      }
      size = size == 3 ? 2 : size / 2
    }
    return best.count < count
  }

  private mutating func simplify(_ best: inout [Element]) async -> Bool {
    var isSimpler = false
    for index in best.indices.reversed() {
      while await simplify(at: index, in: &best) { isSimpler = true }
    }
    return isSimpler
  }

  private mutating func simplify(at index: Int, in best: inout [Element]) async -> Bool {
    for elements in simpler(best[index]) where await replace(index..<index + 1, with: elements, in: &best) {
      return true
    }
    return false
  }

  private mutating func replace(
    _ range: Range<Int>, with elements: [Element], in best: inout [Element]
  ) async -> Bool {
    var changed = best
    changed.replaceSubrange(range, with: elements)
    guard attempts > 0, !changed.isEmpty else { return false }
    attempts -= 1
    guard await fails(changed) else { return false }
    best = changed
    return true
  }
}
