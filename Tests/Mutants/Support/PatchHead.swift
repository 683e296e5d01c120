import Foundation
import Parity

/// The text above a patch: the bug, and the rule of `Docs/Feature.md` that it breaks.
struct PatchHead {
  /// The bug, in a sentence.
  let bug: String
  /// The rule, or several that are equally correct and why.
  let rule: String
  /// The rules that ``rule`` names, in that order.
  let rules: [Rule]

  /// Whether the bug is only a leak.
  var isLeak: Bool { rules.allSatisfy { $0 == .m1 || $0 == .m2 } }

  /// A patch without such a text.
  struct Missing: Error {
    let patch: String
    let expected = "a sentence that describes the bug, an empty line, and a line such as \"Rule: L6\""
  }

  /// Reads the text above a patch.
  init(of name: String, in folder: URL) throws {
    let patch = try String(contentsOf: folder.appendingPathComponent("\(name).patch"), encoding: .utf8)
    let lines = patch.components(separatedBy: "\n")
    guard lines.count > 3, lines[1].isEmpty, lines[2].hasPrefix("Rule: ") else { throw Missing(patch: name) }
    bug = lines[0]
    rule = String(lines[2].dropFirst("Rule: ".count))
    rules = rule.matches(of: /\b[A-Z][0-9]+\b/).compactMap { Rule(named: String($0.0)) }
    guard !rules.isEmpty else { throw Missing(patch: name) }
  }
}

extension MutantList {
  var head: PatchHead {
    get throws { try PatchHead(of: rawValue, in: Self.folder) }
  }
}
