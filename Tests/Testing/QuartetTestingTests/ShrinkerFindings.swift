import QuartetSharedTesting
import QuartetTesting
import Testing

extension ExpectedFinding {
  /// The shortest and simplest list that still fails.
  static let shrinker = [
    shrink("One element is to blame", "abcdefgh", to: "g") { $0.contains("g") },
    shrink("The first element is to blame", "abcdefgh", to: "a") { $0.first == "a" },
    shrink("The last element is to blame", "abcdefgh", to: "h") { $0.last == "h" },
    shrink("Two elements far from each other are to blame", "abcdefgh", to: "ah") {
      $0.contains("a") && $0.contains("h")
    },
    shrink("Two elements go only together", "xx()x", to: "x") {
      $0.contains("x") && $0.contains("(") == $0.contains(")")
    },
    shrink("The order is to blame", "abcba", to: "cb") { list in
      list.firstIndex(of: "c").map { list[$0...].contains("b") } ?? false
    },
    shrink("Every element is to blame", "abc", to: "abc") { $0 == ["a", "b", "c"] },
    shrink("The length is to blame", "abcdefgh", to: "bcd") { $0.count >= 3 },
    shrink("Every list fails", "abc", to: "a") { _ in true },
    shrink("No shorter list fails again", "abc", to: "abc") { _ in false },
    shrink("A simpler element fails, too", "aBc", to: "b") { $0.contains { $0 == "B" || $0 == "b" } },
    shrink("Two simpler elements fail in place of one", "x2x", to: "11") {
      $0.reduce(0) { $0 + (Int(String($1)) ?? 0) } >= 2
    },
    shrink("An element can go only after another one is simpler", "Ab", to: "a") {
      $0.contains("a") || $0 == ["A", "b"]
    },
    shrink("A simpler element fails only after another one was removed", "Axx", to: "a") {
      $0 == ["a"] || $0.contains("A")
    },
    shrink("An element can go only after an earlier one", "abc", to: "c") {
      $0.contains("c") && (!$0.contains("a") || $0.contains("b"))
    },
    shrink("There are too few attempts", "abcdefgh", to: "efgh", attempts: 2) { $0.contains("h") },
    shrink("There are no attempts", "abcdefgh", to: "abcdefgh", attempts: 0) { _ in true },
  ]

  private static func shrink(
    _ description: String, _ list: String, to smallest: String, attempts: Int = 100,
    _ fails: @escaping ([Character]) -> Bool
  ) -> ExpectedFinding {
    ExpectedFinding(description, "[\(smallest)]") {
      var tried = 0
      var shrinker = Shrinker<Character>(attempts: attempts) { element in
        element == "2" ? [["1", "1"]] : element.isUppercase ? [Array(element.lowercased())] : []
      } fails: { list in
        tried += 1
        #expect(!list.isEmpty)
        return fails(list)
      }
      let found = await shrinker.smallest(of: Array(list))
      #expect(tried <= attempts)
      return ("[\(String(found))]", [])
    }
  }
}

struct `The shrinker` {
  @Test(arguments: await ExpectedFinding.shrinker)
  func `The shrinker finds a short and simple list that still fails`(finding: ExpectedFinding) async throws {
    try await finding.check()
  }
}
