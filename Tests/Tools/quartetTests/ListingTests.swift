import QuartetArguments
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetToolchain
import Testing

@testable import quartet

struct `quartet list` {
  @Test func `quartet list lists every implementation and every scenario`() async throws {
    let run = try await Tool.run("list")
    for name in try Implementations.all.map({ $0.patternName }) + Scenario.builtIn().map(\.name) {
      run.expect(prints: "  \(name)  ")
    }
    #expect(run.output.split(separator: "\n").allSatisfy { Text.width(String($0)) <= 100 })
  }

  /// `Examples/add-pattern` adds one to a copy.
  @Test func `quartet list has the implementations whose folders are listed, and no folder has another one`()
    throws
  {
    let declared = try PackageFolder.files(in: "Sources", suffix: ".swift").flatMap { file in
      try PackageFolder.text(of: file).matches(of: /static let patternName = "(.+)"/).map { match in
        "\(match.1) in \(file.split(separator: "/").dropFirst().dropLast().joined(separator: "/"))"
      }
    }
    let listed = Implementations.folders.map { feature, folder in
      "\(feature.patternName) in \(folder.contains("/") ? folder : "\(folder)/Sample")"
    }
    #expect(Set(listed) == Set(declared) && listed.count == declared.count)
  }

  @Test func `quartet list has names that can be written in several ways`() throws {
    for implementation in Implementations.all {
      let name = implementation.patternName
      for spelling in [name.uppercased(), name.replacing(" ", with: ""), name.replacing(" ", with: "-")] {
        #expect(try ValueKind.implementation.read(spelling) == implementation)
      }
    }
  }

  @Test func `quartet list groups scenarios by section and prints each rule once`() throws {
    let scenarios = try ["R1", "L6", "L6"].map { try `The default run`.scenario($0, "A title", "swipe") }
    func text(width: Int) -> String {
      Listing(implementations: [NoLinksFeature.self, PhoneFeature.self], scenarios: scenarios, width: width)
        .text(Style(isColoured: false))
    }
    #expect(
      text(width: 100) == """
        Implementations

          No Links  quartet play nolinks
          Phone     quartet play phone

        Scenarios (3)

          Review
          R1   R1-one  A title

          Login
          L6   L6-one  A title
               L6-one  A title

        Play a scenario: quartet play nolinks R1-one
        """)
    #expect(text(width: 50).contains("\n  R1   R1-one\n         A title\n"))
  }
}
