import Foundation

/// A small change of one line of a source that a test should find.
struct Mutation: Sendable {
  /// The kind of change.
  enum Operator: String, CaseIterable {
    case negateCondition = "negate a condition"
    case moveBound = "move a bound"
    case removeCall = "remove a call"
    case removeAssignment = "remove an assignment"
    case changeText = "change a text"
    case changeNumber = "change a number"
    case flipBoolean = "flip a Boolean"
    case makeStrong = "make a reference strong"
  }

  /// The path from Quartet's folder.
  let file: String
  /// The line, from 0.
  let line: Int
  let `operator`: Operator
  /// The line as it is.
  let original: String
  /// The line with the change. A change of a statement is active only if `QUARTET_GENERATED_MUTANT` has its number,
  /// which takes the place of `#`.
  let replacement: String

  /// The file and the line. One build holds one change of a line.
  var place: String { "\(file):\(line)" }

  /// An unowned reference cannot be switched at run time.
  var needsOwnBuild: Bool { !replacement.contains("#") }

  /// The same change for a build of its own; nil if there is none. The compiler refuses the switch for references that
  /// an initializer sets early.
  var withoutSwitch: Mutation? {
    guard !needsOwnBuild, self.operator == .makeStrong, let match = original.firstMatch(of: #/\bweak var/#)
    else { return nil }
    return Mutation(
      file: file, line: line, operator: self.operator, original: original,
      replacement: original.replacingCharacters(in: match.range, with: "var"))
  }

  /// Identifies the mutation in `Equivalent.txt`; it does not change when lines are added above.
  var key: String { "\(file) | \(self.operator.rawValue) | \(original.trimmingCharacters(in: .whitespaces))" }

  /// The mutation in a report.
  var description: String {
    "\(file):\(line + 1): \(self.operator.rawValue): \(original.trimmingCharacters(in: .whitespaces))"
  }

  /// The part of the package: a kit with its sample, or the target.
  var folder: String {
    let parts = file.split(separator: "/").dropFirst().map(String.init)
    return ["Shared", "Testing", "Tools", "UIKit"].contains(parts[0]) ? "\(parts[0])/\(parts[1])" : parts[0]
  }
}

extension Mutation {
  /// The call with which a line asks whether its change is active.
  static let condition = "ActiveMutant.is(#)"

  /// All changes of a source that are worth a test.
  static func all(in text: String, file: String) -> [Mutation] {
    let lines = text.components(separatedBy: "\n")
    var isInLongText = false
    var isInInitializer = false
    var isCompiled = true
    return lines.indices.flatMap { index -> [Mutation] in
      let line = lines[index]
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInLongText.toggle() }
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.contains(/\bfunc |\bvar .*\{$|^\}$/) { isInInitializer = false }
      if trimmed.contains(/\binit[?(<]/), trimmed.hasSuffix("{") { isInInitializer = true }
      // The tests run on Linux.
      if trimmed.hasPrefix("#if ") { isCompiled = trimmed.hasPrefix("#if os(Linux)") }
      if trimmed == "#else" { isCompiled.toggle() }
      if trimmed == "#endif" { isCompiled = true }
      guard isCompiled, !isInLongText, !trimmed.contains("//"), !trimmed.contains("#") else { return [] }
      let context = LineContext(lines: lines, index: index, isInInitializer: isInInitializer)
      return context.changes.map {
        Mutation(file: file, line: index, operator: $0.operator, original: line, replacement: $0.replacement)
      }
    }
  }
}
