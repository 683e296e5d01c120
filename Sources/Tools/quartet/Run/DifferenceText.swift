import Foundation
import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetParity

/// A broken rule as text: the shortest steps that show it, what was expected and shown, and a command to play it.
struct DifferenceText {
  let broken: BrokenRule
  let implementation: any Feature.Type
  /// The file that the scenarios come from; nil if they are scenarios of the package.
  var file: String?

  func text(_ style: Style, width: Int) -> String {
    let listed = broken.names.prefix(4).map(Text.safe).joined(separator: ", ")
    let more = broken.names.count > 4 ? " and \(broken.names.count - 4) more" : ""
    return [
      style(.bad, "✗ \(implementation.patternName) breaks \(broken.rules.alternatives)"),
      "",
      Self.indented(broken.report.details(width: width - 3)),
      "",
      "   Found in \(listed)\(more)",
      "   Replay: \(style(.strong, command))",
    ].joined(separator: "\n")
  }

  /// The command that replays the shortest name's scenario; a variant of a file can only be checked again.
  var command: String {
    let name = implementation.argument
    let scenario = broken.names[0]
    guard let file else { return "swift run quartet play \(name) \(scenario)" }
    let base = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    return scenario != base
      ? "swift run quartet parity --pattern \(name) --scenario \(Text.argument(file))"
      : "swift run quartet play \(name) \(Text.argument(file))"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "   \($0)" }.joined(separator: "\n")
  }
}
