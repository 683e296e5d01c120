import QuartetArguments
import Foundation
import QuartetParity
import QuartetShared

/// Steps from a file, or from a scenario of the package.
struct Script {
  /// A path, or the name of a scenario.
  let name: String

  struct Line: Equatable {
    let number: Int
    let text: String
  }

  /// Reads the lines to play. If a file and a scenario have the same name, reads the file.
  ///
  /// - Throws: ``UsageError`` if there is neither, if the file cannot be read, or if it has variants.
  func lines() throws(UsageError) -> [Line] {
    guard FileManager.default.fileExists(atPath: name) else { return try builtInLines() }
    let texts = try text().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let lines = texts.enumerated().map { Line(number: $0.offset + 1, text: String($0.element)) }
    if let line = lines.first(where: { $0.text.trimmingPrefix { $0 == " " }.hasPrefix("variants:") }) {
      throw UsageError(
        "\(Text.quoted(name)), line \(line.number): a scenario with variants cannot be played",
        advice: "Check all variants: quartet parity --scenario \(name)",
        "Play one variant: write its steps in a file without variants:")
    }
    return lines
  }

  private func text() throws(UsageError) -> String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    guard !isFolder.boolValue else {
      throw UsageError("\(Text.quoted(name)) is a folder", advice: Self.advice)
    }
    // Not `contents(atPath:)`, which reads no pipes.
    guard let handle = FileHandle(forReadingAtPath: name),
      let data = try? handle.read(upToCount: Self.limit + 1) ?? Data()
    else { throw UsageError("\(Text.quoted(name)) cannot be read", advice: "Check its permissions") }
    guard data.count <= Self.limit else {
      throw UsageError("\(Text.quoted(name)) is larger than 8 MB", advice: Self.advice)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(Text.quoted(name)) is not UTF-8 text", advice: Self.advice)
    }
    return text
  }

  private static let limit = 8_000_000
  private static let advice = "Name a file with one step per line, or a scenario from quartet list"

  private func builtInLines() throws(UsageError) -> [Line] {
    let scenario = try builtInScenario()
    var header = ["rule: \(scenario.rule)", "title: \(scenario.title)"]
    if scenario.kind == .phone { header.append("kind: phone") }
    return header.enumerated().map { Line(number: $0.offset + 1, text: $0.element) }
      + scenario.lines.map { Line(number: $0.number, text: $0.move.description) }
  }

  /// The scenario, or one for each of a file's variants.
  ///
  /// - Throws: ``UsageError`` that names the line with the mistake.
  func scenarios() throws(UsageError) -> [Scenario] {
    guard FileManager.default.fileExists(atPath: name) else { return [try builtInScenario()] }
    let text = try text()
    do {
      return try Scenario.variants(parsing: text, file: (name as NSString).lastPathComponent)
    } catch {
      throw UsageError(
        "\(Text.quoted(name)), line \(error.line): \(Redaction.redacted(error.text, error.reason).error)",
        advice: "Steps: quartet help play")
    }
  }

  private func builtInScenario() throws(UsageError) -> Scenario {
    let scenarios = try Self.builtIn()
    let word = name.hasSuffix(".scenario") ? String(name.dropLast(".scenario".count)) : name
    if let scenario = scenarios.first(where: { $0.name.lowercased() == word.lowercased() }) {
      return scenario
    }
    throw UsageError(
      "there is no file or scenario \(Text.quoted(name))",
      advice: UsageError.suggestion(for: word, among: scenarios.map(\.name)), "Scenarios: quartet list")
  }

  /// The scenarios of the package.
  ///
  /// - Throws: ``UsageError`` that names the file and the line with the mistake.
  static func builtIn() throws(UsageError) -> [Scenario] {
    do {
      return try Scenario.builtIn()
    } catch {
      throw UsageError("\(error)", advice: "Build the package again: swift build")
    }
  }
}
