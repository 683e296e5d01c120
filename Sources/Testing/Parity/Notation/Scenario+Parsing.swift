import Foundation
import QuartetShared

/// Why a scenario's file cannot be read, and where.
public nonisolated struct ScenarioError: Error, Hashable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// The line's number, from 1.
  public let line: Int
  /// The text that was found, and the one that was expected.
  public let reason: StepError

  /// The place, and what was expected there: the line may contain a password (A4).
  public var description: String { "\(file):\(line): expected \(reason.expected)" }
}

nonisolated extension Scenario {
  /// Reads a file with one scenario; see ``all(parsing:file:)``.
  ///
  /// - Throws: ``ScenarioError`` for the first line that cannot be read, or if the file has several scenarios.
  public init(parsing text: String, file: String) throws(ScenarioError) {
    let sources = Source.all(text, file: file)
    let second = sources.dropFirst().first?.lines.first
    if let line = second ?? sources[0].lines.first(where: { $0.text.hasPrefix(Source.variants) }) {
      let found = second == nil ? Source.variants : Source.scenario
      throw sources[0].error(line, StepError(found: found, expected: "one scenario without variants"))
    }
    try self.init(sources[0], variant: nil)
  }

  /// Reads a file with one scenario or several, each with a scenario for each of its variants.
  ///
  /// ```
  /// scenario: R04-pending-comment-forgotten
  /// rule: R4
  /// title: Closing Login forgets the pending comment
  /// given: signed in
  /// variants: cancel = tap login.cancelButton | swipe
  ///
  /// <variant>
  /// ```
  ///
  /// - Parameters:
  ///   - text: For each scenario a header, then one step a line, with `refused` before a step that must be refused, and
  ///     `try` before one that some variants refuse. The header begins with `scenario:` and a name, which a file with one
  ///     scenario can leave out. It has `rule:` and `title:`; optionally `kind: phone`; `given:` and where to start;
  ///     `unspecified:` and a seed, if UIKit's unspecified behaviour matters; and `variants:` and texts, each with a
  ///     name unless it is a single word. In each variant, its text replaces `<variant>` in every line. Empty lines and
  ///     lines that begin with `#` are ignored.
  ///   - file: The file's name, for errors; without its extension it is the name of a scenario without `scenario:`. A
  ///     variant's name is appended to it, and to the title.
  /// - Throws: ``ScenarioError`` for the first line that cannot be read, or that repeats a name.
  public static func all(parsing text: String, file: String) throws(ScenarioError) -> [Scenario] {
    var names: Set<String> = []
    return try all(parsing: text, file: file, except: &names)
  }

  /// Reads a file, whose scenarios have none of the names, and adds their names.
  static func all(
    parsing text: String, file: String, except names: inout Set<String>
  ) throws(ScenarioError) -> [Scenario] {
    var all: [Scenario] = []
    for source in Source.all(text, file: file) {
      for scenario in try variants(source) {
        guard names.insert(scenario.name).inserted else {
          let line = source.lines[0]
          let expected = "a name that no other scenario has: \(scenario.name) exists"
          throw source.error(line, StepError(found: scenario.name, expected: expected))
        }
        all.append(scenario)
      }
    }
    return all
  }

  private static func variants(_ source: Source) throws(ScenarioError) -> [Scenario] {
    guard let line = source.lines.first(where: { $0.text.hasPrefix(Source.variants) }) else {
      return [try Scenario(source, variant: nil)]
    }
    var scenarios: [Scenario] = []
    let texts = line.text.dropFirst(Source.variants.count).components(separatedBy: "|")
    for text in texts {
      let parts = text.components(separatedBy: " = ").map { $0.trimmingCharacters(in: .whitespaces) }
      let variant = (name: parts[0], text: parts.dropFirst().joined(separator: " = "))
      guard variant.name.wholeMatch(of: /[a-z0-9-]+/) != nil, variant.text != "" || parts.count == 1 else {
        let expected = "a word, or a name and a text, such as cancel = tap login.cancelButton"
        throw source.error(
          line, StepError(found: text.trimmingCharacters(in: .whitespaces), expected: expected))
      }
      let scenario = try Scenario(
        source, variant: (variant.name, parts.count == 1 ? variant.name : variant.text))
      guard !scenarios.contains(where: { $0.name == scenario.name }) else {
        throw source.error(line, StepError(found: variant.name, expected: "variants with different names"))
      }
      scenarios.append(scenario)
    }
    guard source.lines.contains(where: { $0.text.contains(Source.placeholder) }) else {
      throw source.error(
        line, StepError(found: Source.variants, expected: "\(Source.placeholder) in another line"))
    }
    return scenarios
  }

  /// The lines of a scenario in a file that are not empty and no comments.
  private struct Source {
    typealias Line = (number: Int, text: String)
    static let scenario = "scenario:"
    static let variants = "variants:"
    static let placeholder = "<variant>"

    let file: String
    private(set) var lines: [Line] = []
    /// The last line, which can be empty.
    private(set) var end: Line = (1, "")

    /// The scenarios of a file. Each begins with `scenario:`, or is the only one.
    static func all(_ text: String, file: String) -> [Source] {
      let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      var sources = [Source(file: file)]
      for (index, text) in texts.enumerated() {
        let line = (number: index + 1, text: text.trimmingCharacters(in: .whitespaces))
        if line.text.hasPrefix(scenario), !sources[sources.count - 1].lines.isEmpty {
          sources.append(Source(file: file))
        }
        sources[sources.count - 1].end = line
        guard !line.text.isEmpty, !line.text.hasPrefix("#") else { continue }
        sources[sources.count - 1].lines.append(line)
      }
      return sources
    }

    private init(file: String) { self.file = file }

    func error(_ line: Line, _ reason: StepError) -> ScenarioError {
      ScenarioError(file: file, line: line.number, reason: reason)
    }
  }

  private init(_ source: Source, variant: (name: String, text: String)?) throws(ScenarioError) {
    self.init(name: (source.file as NSString).deletingPathExtension, rule: "", title: "", moves: [])
    var isInHeader = true
    for line in source.lines {
      let text = variant.map { line.text.replacingOccurrences(of: Source.placeholder, with: $0.text) }
      do throws(StepError) {
        let step = try readHeader(text ?? line.text, number: line.number, isInHeader: isInHeader)
        guard let step else { continue }
        isInHeader = false
        lines.append(step)
      } catch {
        throw source.error(line, error)
      }
    }
    guard !rule.isEmpty, !title.isEmpty, !lines.isEmpty else {
      let missing = rule.isEmpty ? "rule: and a rule" : title.isEmpty ? "title: and a title" : "a step"
      throw source.error(source.end, StepError(found: "", expected: missing))
    }
    if let variant {
      name += "-\(variant.name)"
      title += " (\(variant.name))"
    }
  }

  /// The words with which the lines of the header begin.
  static let headerKeys = [
    Source.scenario, "rule:", "title:", "kind:", "given:", Source.variants, "unspecified:",
  ]

  /// Reads a line of the header, or returns the step that the line contains instead.
  private mutating func readHeader(
    _ line: String, number: Int, isInHeader: Bool
  ) throws(StepError) -> Line? {
    guard let key = Self.headerKeys.first(where: line.hasPrefix) else {
      let missing = rule.isEmpty ? "rule: and a rule" : title.isEmpty ? "title: and a title" : nil
      if let missing {
        let found = line.prefix { !$0.isWhitespace }
        throw StepError(found: String(found), expected: "\(missing), above the steps")
      }
      return try Line(parsing: line, number: number)
    }
    guard isInHeader else { throw StepError(found: key, expected: "a step: the header is above the steps") }
    let value = line.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
    switch key {
    case Source.scenario:
      guard value.wholeMatch(of: /[A-Za-z0-9-]+/) != nil else {
        throw StepError(
          found: value, expected: "a name of letters, digits and hyphens, such as L06-wrong-pair")
      }
      name = value
    case "rule:":
      guard Rule(named: value) != nil else { throw StepError(found: value, expected: "a rule, such as L6") }
      rule = value
    case "title:":
      guard !value.isEmpty else { throw StepError(found: "", expected: "a title") }
      title = value
    case "kind:":
      guard value == "email" || value == "phone" else {
        throw StepError(found: value, expected: "email or phone")
      }
      kind = value == "phone" ? .phone : .email
    case "given:":
      guard let given = Given(rawValue: value) else {
        throw StepError(found: value, expected: Given.allCases.map(\.rawValue).joined(separator: ", "))
      }
      lines = given.steps.map { Line(number: number, move: Move($0), isRefused: false) }
    case "unspecified:":
      guard let seed = UInt64(value) else {
        throw StepError(found: value, expected: "a seed, from 0 to \(UInt64.max)")
      }
      unspecifiedSeed = seed
    default: break
    }
    return nil
  }
}
