import Foundation
package import QuartetArguments
package import QuartetParity
import QuartetShared

/// A scenario's file, the name of a scenario of the package, or of a rule that has only one.
package struct Script {
  /// A path, or the name of a scenario or a rule.
  package let name: String

  package init(name: String) { self.name = name }

  /// Whether it is a file. If a file and a scenario have the same name, it is the file.
  package var isFile: Bool { FileManager.default.fileExists(atPath: name) }

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
  private static let advice = "Name a scenario's file, or a scenario from quartet list"

  /// The scenario, or those of a file.
  ///
  /// - Throws: ``UsageError`` that names the line with the mistake.
  package func scenarios() throws(UsageError) -> [Scenario] {
    guard isFile else { return [try builtInScenario()] }
    let text = try text()
    do {
      return try Scenario.all(parsing: text, file: (name as NSString).lastPathComponent)
    } catch {
      throw UsageError(
        "\(Text.quoted(name)), line \(error.line): expected \(error.reason.expected)",
        advice: "Steps: quartet help play")
    }
  }

  private func builtInScenario() throws(UsageError) -> Scenario {
    let scenarios = try Self.builtIn()
    let word = name.hasSuffix(".scenario") ? String(name.dropLast(".scenario".count)) : name
    if let scenario = scenarios.first(where: { $0.name.lowercased() == word.lowercased() }) {
      return scenario
    }
    let ofRule = scenarios.filter { $0.rule.lowercased() == word.lowercased() }
    if let scenario = ofRule.first {
      guard ofRule.count == 1 else {
        throw UsageError(
          "\(scenario.rule) has several scenarios",
          advice: "Name one: \(ofRule.map(\.name).joined(separator: ", "))")
      }
      return scenario
    }
    throw UsageError(
      "there is no file or scenario \(Text.quoted(name))",
      advice: UsageError.suggestion(for: word, among: scenarios.map(\.name)), "Scenarios: quartet list")
  }

  /// The scenarios of the package.
  ///
  /// - Throws: ``UsageError`` that names the file and the line with the mistake.
  package static func builtIn() throws(UsageError) -> [Scenario] {
    do {
      return try Scenario.builtIn()
    } catch {
      throw UsageError("\(error)", advice: "Build the package again: swift build")
    }
  }
}
