import FeatureEntry
import Foundation
import Parity

/// A difference as text: the steps before it, what was expected and shown, and the command that replays it.
struct DifferenceText {
  let report: Report
  let implementation: any Feature.Type
  /// The file that the scenario comes from; nil if it is a scenario of the package.
  var file: String?

  func text(_ style: Style) -> String {
    guard let difference = report.difference else { return "" }
    let scenario = report.scenario
    let title = "✗ \(scenario.rule)  \(Text.safe(scenario.title)) · \(report.pattern)"
    let last = difference.line?.number ?? 0
    let steps = RedactedScenario(scenario).lines.filter { $0.number <= last }.map { number, text in
      "\(number == last ? "  >" : "   ") \(Self.column(number))  \(text)"
    }
    let file = file.map(Text.safe) ?? "\(scenario.name).scenario"
    let place = difference.line.map { "line \($0.number)" } ?? "before the first step"
    return [
      style(.bad, title),
      "   \(file), \(place)",
      "",
      (steps.isEmpty ? "  > the start" : steps.joined(separator: "\n")),
      "",
      Self.indented("\(difference.reason)"),
      "",
      "   Replay: \(style(.strong, command))",
    ].joined(separator: "\n")
  }

  /// The command that replays the scenario; a variant of a file can only be checked again.
  var command: String {
    let name = implementation.argument
    guard let file else { return "swift run quartet play \(name) \(report.scenario.name)" }
    let base = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let isVariant = report.scenario.name != base
    return isVariant
      ? "swift run quartet parity --pattern \(name) --scenario \(Text.quoted(file))"
      : "swift run quartet play \(name) \(Text.quoted(file))"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "   \($0)" }.joined(separator: "\n")
  }

  private static func column(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }
}
