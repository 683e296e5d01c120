import Foundation
import Parity

/// What a patch says above the change: what is wrong, and the rule that a reader of `Docs/Feature.md` would name.
struct Charge {
  /// What is wrong, in a sentence.
  let wrong: String
  /// The rule, or several of which each is as right, and then why.
  let rule: String
  /// The rules that it names, the first to be thought of first.
  let rules: [Rule]

  /// Whether nothing is wrong but what is alive.
  var isAboutLifetimes: Bool { rules.allSatisfy { $0 == .m1 || $0 == .m2 } }

  /// A patch that does not begin as it should.
  struct NotSaid: Error {
    let patch: String
    let expected = "a sentence that says what is wrong, an empty line, and a line such as \"Rule: L6\""
  }

  /// Reads the top of a patch.
  init(of name: String, in folder: URL) throws {
    let patch = try String(contentsOf: folder.appending(path: "\(name).patch"), encoding: .utf8)
    let lines = patch.components(separatedBy: "\n")
    guard lines.count > 3, lines[1].isEmpty, lines[2].hasPrefix("Rule: ") else { throw NotSaid(patch: name) }
    wrong = lines[0]
    rule = String(lines[2].dropFirst("Rule: ".count))
    rules = rule.matches(of: /\b[A-Z][0-9]+\b/).compactMap { Rule(named: String($0.0)) }
    guard !rules.isEmpty else { throw NotSaid(patch: name) }
  }
}

extension Sabotaging {
  var charge: Charge {
    get throws { try Charge(of: rawValue, in: Self.folder) }
  }
}
