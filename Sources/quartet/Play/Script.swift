import Foundation
import Parity
import Shared

/// Steps from a file, or from a scenario of the package.
struct Script {
  /// A path, or the name of a scenario.
  let name: String

  struct Line: Equatable {
    let number: Int
    let text: String
  }

  /// Reads the lines. If a file and a scenario have the same name, reads the file.
  ///
  /// - Throws: ``UsageError`` if there is neither, or if the file cannot be read.
  func lines() throws(UsageError) -> [Line] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      return try builtInLines()
    }
    guard !isFolder.boolValue else {
      throw UsageError("\(Text.quoted(name)) is a folder", advice: Self.advice)
    }
    guard let data = FileManager.default.contents(atPath: name) else {
      throw UsageError("\(Text.quoted(name)) cannot be read", advice: "Check its permissions")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(Text.quoted(name)) is not UTF-8 text", advice: Self.advice)
    }
    var texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if texts.last?.isEmpty == true { texts.removeLast() }
    return texts.enumerated().map { Line(number: $0.offset + 1, text: String($0.element)) }
  }

  private static let advice = "Name a file with one step per line, or a scenario from quartet list"

  private func builtInLines() throws(UsageError) -> [Line] {
    let scenario = try builtInScenario()
    var header = ["rule: \(scenario.rule)", "title: \(scenario.title)"]
    if scenario.kind == .phone { header.append("kind: phone") }
    return header.enumerated().map { Line(number: $0.offset + 1, text: $0.element) }
      + scenario.lines.map { Line(number: $0.number, text: $0.move.description) }
  }

  /// The whole scenario, with its choices.
  ///
  /// - Throws: ``UsageError`` that names the line with the mistake.
  func scenario() throws(UsageError) -> Scenario {
    guard FileManager.default.fileExists(atPath: name) else { return try builtInScenario() }
    let text = try lines().map(\.text).joined(separator: "\n")
    do {
      return try Scenario(parsing: text, file: (name as NSString).lastPathComponent)
    } catch {
      throw UsageError(
        "\(Text.quoted(name)), line \(error.line): \(Text.safe("\(error.reason)"))",
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
      let scenarios = try Scenario.builtIn()
      guard !scenarios.isEmpty else {
        throw UsageError(
          "the package's scenarios are missing", advice: "Build the package again: swift build")
      }
      return scenarios
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("a scenario of the package cannot be read: \(error)")
    }
  }
}
