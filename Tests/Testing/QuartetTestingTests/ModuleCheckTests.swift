#if os(Linux) || os(macOS)
  import Foundation
  import QuartetTesting
  import QuartetSharedTesting
  import Testing

  @testable import QuartetPatternRules

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
      let folder = "Tests/Testing/Violations/\(pattern)"
      let found = try #require(try ModuleCheck.violations(in: folder, of: PackageFolder.url().path))
      #expect(Set(found.map { "\($0.file):\($0.line)" }) == (try plantedViolations(in: folder)))
      let named = Set(found.map { $0.section.replacing("Round Table", with: "RoundTable") })
      #expect(named == Set(sections.map { "\(pattern), \($0)" }))
      #expect(found.allSatisfy { !$0.fix.isEmpty && !"\($0)".contains("{") })
    }

    @Test func `prints each violation as the compiler prints an error, and has the exit status 1`() throws {
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

    @Test func `prints no escape sequence of an argument`() throws {
      #expect(try check("\u{1b}]0;x\u{7}", "2>&1").first?.contains("\u{1b}") == false)
      #expect(
        try check("/elsewhere", "2>&1").first?.hasPrefix("error: \"/elsewhere\" is not in the package")
          == true)
    }

    /// The lines that the tool prints for a folder, and its status.
    private func check(_ folder: String, _ errors: String = "") throws -> [String] {
      let folders =
        [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      let tools = folders.map { $0.appendingPathComponent("module-checker").path }
      let tool = try #require(tools.first(where: FileManager.default.isExecutableFile))
      let command = ["sh", "-c", "\"$@\" \(errors); echo \"status $?\"", "sh", tool, folder]
      let output = try Toolchain.run(command + ["--package", PackageFolder.url().path])
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
#endif
