#if os(Linux) || os(macOS)
  import Foundation
  import QuartetTesting
  import SharedTesting
  import Testing

  @testable import PatternRules

  /// The rules of all patterns, on sources that break them.
  @Suite nonisolated struct `A check of modules` {
    @Test(arguments: [
      ("Interactions", ["Assembler", "Interaction", "Navigation", "Renderable", "Renderable, Step 2"]),
      (
        "RVB",
        [
          "Builder", "Communication", "Dependency & Parameter", "Module", "Router", "Routing",
          "Shared Object",
        ]
      ),
      (
        "RoundTable",
        ["Part #2, Core", "Part #2, Joint", "Part #2, State", "Part #3", "Part #5", "Part #6, View"]
      ),
      (
        "VIPER",
        ["Factory", "Interactor", "Intro", "Navigable", "Presenter", "Router", "Structure", "ViewController"]
      ),
    ])
    func `finds every planted violation, and names its section of the document`(
      pattern: String, sections: [String]
    ) throws {
      let folder = "Tests/Violations/\(pattern)"
      let found = try #require(try ModuleCheck.violations(in: folder, of: PackageFolder.url().path))
      #expect(Set(found.map { "\($0.file):\($0.line)" }) == (try plantedViolations(in: folder)))
      let named = Set(found.map { $0.section.replacing("Round Table", with: "RoundTable") })
      #expect(named == Set(sections.map { "\(pattern), \($0)" }))
      #expect(found.allSatisfy { !$0.fix.isEmpty && !"\($0)".contains("{") })
    }
  }
#endif
