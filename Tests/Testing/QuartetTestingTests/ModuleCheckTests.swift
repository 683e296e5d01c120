#if os(Linux) || os(macOS)
  import Foundation
  import QuartetTesting
  import Testing

  @testable import QuartetPatternRules

  /// The rules of all patterns, on sources that break them.
  @Suite nonisolated struct `A check of modules` {
    @Test(arguments: [
      (
        "Interactions",
        [
          "Assembler", "Interaction", "Navigation", "Quartet, late-assembly",
          "Quartet, separate-interactions", "Renderable", "Renderable, Step 2",
        ]
      ),
      (
        "RVB",
        [
          "Builder", "Communication", "Deeplink", "Dependency & Parameter", "Module",
          "Quartet, alerts-by-child-screens", "Router", "Routing", "Shared Object", "View",
        ]
      ),
      (
        "RoundTable",
        [
          "Part #2, Core", "Part #2, Joint", "Part #2, State", "Part #3", "Part #5",
          "Quartet, conformance-in-class",
        ]
      ),
      (
        "VIPER",
        [
          "Factory", "Interactor", "Intro", "Navigable", "Presenter", "Quartet, alerts-by-child-screens",
          "Quartet, gateway-protocols", "Router", "Structure", "ViewController",
        ]
      ),
    ])
    func `A check of modules finds every planted violation, and names its section of the document`(
      pattern: String, sections: [String]
    ) throws {
      let folder = "Tests/Testing/Violations/\(pattern)"
      let found = try #require(try ModuleCheck.violations(in: folder, of: PackageFolder.url().path))
      #expect(Set(found.map { "\($0.file):\($0.line)" }) == (try plantedViolations(in: folder)))
      let own = found.filter { $0.section.hasPrefix("Quartet, ") }
      #expect(
        Set(own.map { "\($0.file):\($0.line)" }) == (try plantedViolations(in: folder, by: "Quartet's, ")))
      let named = Set(found.map { $0.section.replacing("Round Table", with: "RoundTable") })
      #expect(named == Set(sections.map { $0.hasPrefix("Quartet") ? $0 : "\(pattern), \($0)" }))
      #expect(found.allSatisfy { !$0.fix.isEmpty && !"\($0)".contains("{") })
    }

    /// The lines of a folder that say in a comment that they break a rule, as "FILE:LINE".
    private func plantedViolations(in folder: String, by text: String = "") throws -> Set<String> {
      let places = try PackageFolder.files(in: folder, suffix: ".swift").flatMap { file in
        try PackageFolder.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .filter { $0.element.contains("// violation: \(text)") }.map { "\(file):\($0.offset + 1)" }
      }
      return Set(places)
    }

    @Test func `A check of modules leaves out rules of this package by their names`() throws {
      for rule in QuartetRule.allCases {
        let patterns = ["Interactions", "RoundTable", "RVB", "VIPER"]
        let found = try patterns.flatMap { pattern in
          try ModuleCheck.violations(
            in: "Tests/Testing/Violations/\(pattern)", of: PackageFolder.url().path, without: [rule]) ?? []
        }
        let names = Set(found.map(\.section).filter { $0.hasPrefix("Quartet") })
        #expect(
          names
            == Set(QuartetRule.allCases.map { "Quartet, \($0.rawValue)" }).subtracting([
              "Quartet, \(rule.rawValue)"
            ]))
      }
    }

    @Test
    func `A check of modules keeps known violations that have a reason, and reports those that are no more`()
      throws
    {
      let violation = RuleViolation(
        file: "Sources/App/Login.swift", line: 3, column: 5, problem: "A navigates.", fix: "Do not.",
        section: "VIPER, Router")
      let known = try KnownViolations(
        """
        # Until the router is there.
        Sources/App/Login.swift: A navigates. | moves with Settings
        Sources/App/Login.swift: B navigates. | moves with Profile
        Sources/Other/Login.swift: B navigates. | in a folder that is not checked
        """)
      let (unknown, stale) = known.compare(with: [violation], in: ["Sources/App"])
      #expect(unknown == [] && stale == ["Sources/App/Login.swift: B navigates."])
      #expect(try KnownViolations("").compare(with: [violation], in: ["Sources/App"]).unknown == [violation])
      for line in ["Sources/App/Login.swift: A navigates.", "Sources/App/Login.swift: A navigates. |  "] {
        #expect(throws: KnownViolations.Malformed.self) { try KnownViolations(line) }
      }
    }

    @Test
    func
      `A check of modules prints each violation as the compiler prints an error, and has the exit status 1`()
      throws
    {
      let (folder, package) = ("Tests/Testing/Violations/RVB", PackageFolder.url().path)
      let lines = try check("\(package)/\(folder)")
      let found = try #require(try ModuleCheck.violations(in: folder, of: package))
      #expect(Set(lines.dropLast(2)) == Set(found.map(\.description)))
      #expect(lines.suffix(2) == ["\(found.count) violations.", "status 1"])
      let example = """
        Tests/Testing/Violations/RVB/Album.swift:39:13: error: AlbumPaths conforms to no protocol of its own. Declare one, so \
        that a test or another module can replace it. (RVB, Dependency & Parameter)
        """
      #expect(lines.contains { $0 == example })
    }

    @Test func `A check of modules prints no escape sequence of an argument`() throws {
      #expect(try check("\u{1b}]0;x\u{7}", "2>&1").first?.contains("\u{1b}") == false)
      #expect(
        try check("/elsewhere", "2>&1").first?.hasPrefix("error: \"/elsewhere\" is not in the package")
          == true)
    }

    /// The lines that the tool prints for a folder, and its status.
    private func check(_ folder: String, _ errors: String = "") throws -> [String] {
      let tool = try #require(BuildProducts.program("module-checker")).path
      let command = ["sh", "-c", "\"$@\" \(errors); echo \"status $?\"", "sh", tool, "--folder", folder]
      let output = try Toolchain.run(command + ["--package", PackageFolder.url().path])
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
#endif
