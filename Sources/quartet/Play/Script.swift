import Foundation
import Parity
import Shared

/// What is played instead of what a person types: a file, or a scenario that comes with the package.
struct Script {
  /// A path, or the name of a scenario.
  let name: String

  struct Line: Equatable {
    let number: Int
    let text: String
  }

  /// Reads the lines. A file comes before a scenario of the same name.
  ///
  /// - Throws: ``UsageError`` if there is neither, or if the file cannot be read.
  func lines() throws(UsageError) -> [Line] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      return try builtInLines()
    }
    guard !isFolder.boolValue else {
      throw UsageError("\(Text.quoted(name)) is a folder", advice: Self.wanted)
    }
    guard let data = FileManager.default.contents(atPath: name) else {
      throw UsageError("\(Text.quoted(name)) cannot be read", advice: "Look at its permissions")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("\(Text.quoted(name)) is no text in UTF-8", advice: Self.wanted)
    }
    var texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if texts.last?.isEmpty == true { texts.removeLast() }
    return texts.enumerated().map { Line(number: $0.offset + 1, text: String($0.element)) }
  }

  private static let wanted = "Name a file of steps, a line each, or a scenario; quartet list has them"

  private func builtInLines() throws(UsageError) -> [Line] {
    let scenarios = try Self.builtIn()
    let word = name.hasSuffix(".scenario") ? String(name.dropLast(".scenario".count)) : name
    guard let scenario = scenarios.first(where: { $0.name.lowercased() == word.lowercased() }) else {
      throw UsageError(
        "there is no file and no scenario \(Text.quoted(name))",
        advice: UsageError.perhaps(UsageError.near(word, among: scenarios.map(\.name))),
        "Scenarios: quartet list")
    }
    var header = ["rule: \(scenario.rule)", "title: \(scenario.title)"]
    if scenario.kind == .phone { header.append("kind: phone") }
    return header.enumerated().map { Line(number: $0.offset + 1, text: $0.element) }
      + scenario.lines.map { Line(number: $0.number, text: $0.move.description) }
  }

  /// The scenarios of the package.
  ///
  /// - Throws: ``UsageError`` with the file and the line that cannot be understood.
  static func builtIn() throws(UsageError) -> [Scenario] {
    do {
      let scenarios = try Scenario.builtIn()
      guard !scenarios.isEmpty else {
        throw UsageError("the package's scenarios are missing", advice: "Build it anew: swift build")
      }
      return scenarios
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("a scenario of the package cannot be read: \(error)")
    }
  }
}
