import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetMixed
import QuartetParity
import QuartetTesting
import Testing

/// Apps whose screens have different patterns.
@Suite struct MixedTests {
  /// Each app has another pattern for each screen; together they have fifteen of the pairs, and each adapter.
  @Test(arguments: 0..<5)
  func `Every pattern opens the screens of the others`(first: Int) async throws {
    let all = Implementations.all
    let app = try #require(
      MixedApp.feature([
        .review: all[first], .login: all[(first + 1) % 5], .recovery: all[(first + 2) % 5],
        .comment: all[(first + 3) % 5],
      ]))
    for scenario in try Scenario.builtIn() {
      let report = await Runner(app).check(scenario)
      #expect(report.passes, "\(report)")
    }
  }

  @Test func `The pairs contain every pair of a parent and its child`() {
    let names = MixedApp.pairs.map { $0.patternName.components(separatedBy: " + ") }
    #expect(names.count == 25)
    #expect(Set(names.map { [$0[0], $0[1]] }).count == 25)
    #expect(Set(names.map { [$0[0], $0[3]] }).count == 25)
    #expect(Set(names.map { [$0[1], $0[2]] }).count == 25)
    #expect(Set(MixedApp.all.map { $0.patternName }).count == 625)
  }

  @Test func `A screen that is left out is Baseline's`() throws {
    let app = try #require(MixedApp.feature([.login: Implementations.all[0]]))
    #expect(app.patternName == "Baseline + Round Table + Baseline + Baseline")
  }

  @Test func `An implementation without adapters cannot be mixed`() {
    #expect(MixedApp.feature([.login: MixedApp.all[0]]) == nil)
  }

  @Test func `The table of the guide has the figures of the sources`() throws {
    let page = try String(
      contentsOf: PackageFolder.url().appendingPathComponent("Docs/Mixing.md"), encoding: .utf8)
    let table = try AdapterTable().text
    #expect(page.contains(table), "Docs/Mixing.md needs this table:\n\(table)")
  }
}

/// The lines and types of the adapters: a row for each parent, a column for the pattern of its children.
private struct AdapterTable {
  struct Size {
    var lines = 0
    var types = 0
  }

  let text: String

  init() throws {
    let names = Implementations.all.map { $0.patternName }
    var rows = [
      "| Parent | \(names.joined(separator: " | ")) |", "| --- |\(names.map { _ in " ---: |" }.joined())",
    ]
    for parent in Implementations.folders {
      let cells = try Implementations.folders.map { child in
        let review = try Self.size("Review", in: parent.folder)
        let children = try Self.size("Children", in: child.folder)
        return "\(review.lines + children.lines), \(review.types + children.types)"
      }
      rows.append("| \(parent.feature.patternName) | \(cells.joined(separator: " | ")) |")
    }
    text = rows.joined(separator: "\n")
  }

  /// Lines without comments and empty lines.
  private static func size(_ file: String, in folder: String) throws -> Size {
    let url = PackageFolder.url().appendingPathComponent("Sources/\(folder)/Mixed/\(file).swift")
    var size = Size()
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") {
      let code = line.drop { $0 == " " }
      if code.isEmpty || code.hasPrefix("//") { continue }
      size.lines += 1
      if code.starts(with: #/(private )?(final )?(class|struct|enum) /#) { size.types += 1 }
    }
    return size
  }
}
