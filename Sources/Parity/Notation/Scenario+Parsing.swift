import Foundation
import Shared

/// Where and why a scenario's file cannot be understood.
public nonisolated struct ScenarioError: Error, Hashable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// The line's number, from 1.
  public let line: Int
  /// The line itself.
  public let text: String
  /// What was found and what was expected.
  public let reason: StepError

  /// Two lines: place and reason, then the line.
  public var description: String { "\(file):\(line): \(reason)\n    \(text)" }
}

nonisolated extension Scenario {
  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - text: Lines of a header (`rule: L6`, `title: …`, `kind: phone` where it is not email, and `choices: 7`,
  ///     a seed, where it matters what UIKit leaves open), then a step each. Empty lines, and lines that begin
  ///     with `#`, say nothing.
  ///   - file: The file's name, for errors; without its extension it becomes the scenario's name.
  /// - Throws: ``ScenarioError`` for the first line that cannot be understood.
  public init(parsing text: String, file: String) throws(ScenarioError) {
    self.init(name: (file as NSString).deletingPathExtension, rule: "", title: "", moves: [])
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in texts.enumerated() {
      let line = String(text).trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      do throws(StepError) {
        if try !readHeader(line) {
          lines.append(Line(number: index + 1, move: try Move(parsing: line)))
        }
      } catch {
        throw ScenarioError(file: file, line: index + 1, text: line, reason: error)
      }
    }
    guard !rule.isEmpty, !title.isEmpty, !lines.isEmpty else {
      let missing = rule.isEmpty ? "rule: and a rule" : title.isEmpty ? "title: and a title" : "a step"
      let reason = StepError(found: "", expected: missing)
      throw ScenarioError(file: file, line: max(texts.count, 1), text: "", reason: reason)
    }
  }

  private mutating func readHeader(_ line: String) throws(StepError) -> Bool {
    let keys = ["rule:", "title:", "kind:", "choices:"]
    guard let key = keys.first(where: line.hasPrefix) else { return false }
    guard lines.isEmpty else { throw StepError(found: key, expected: "a step: the header stands above them") }
    let value = line.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
    switch key {
    case "rule:":
      guard value.wholeMatch(of: /[A-Z][1-9][0-9]*/) != nil else {
        throw StepError(found: value, expected: "a rule, such as L6")
      }
      rule = value
    case "title:":
      guard !value.isEmpty else { throw StepError(found: "", expected: "a title") }
      title = value
    case "choices:":
      guard let seed = UInt64(value) else {
        throw StepError(found: value, expected: "a seed, from 0 to \(UInt64.max)")
      }
      choicesSeed = seed
    default:
      guard value == "email" || value == "phone" else {
        throw StepError(found: value, expected: "email or phone")
      }
      kind = value == "phone" ? .phone : .email
    }
    return true
  }
}
