#if os(Linux) || os(macOS)
  import Foundation
  import QuartetTesting
  import Testing

  @testable import QuartetPatternRules

  /// The rules of all patterns, on sources that break them.
  nonisolated struct `A check of modules` {
    nonisolated private static let patterns = ["Interactions", "RVB", "RoundTable", "VIPER"]

    private func index(of pattern: String) throws -> ModuleIndex {
      try ModuleIndex(of: "Tests/Testing/Violations/\(pattern)", file: #filePath)
    }

    private func violations(
      of pattern: String, without unwanted: Set<QuartetRule> = []
    ) throws -> [RuleViolation] {
      let package = PackageFolder.url().path
      return try #require(
        try ModuleCheck.violations(
          in: "Tests/Testing/Violations/\(pattern)", of: package, without: unwanted))
    }

    @Test(arguments: patterns)
    func `A check of modules reports every planted violation, and nothing else`(pattern: String) throws {
      let found = try violations(of: pattern)
      let lines = found.map { "\($0.file):\($0.line): \($0.problem) (\($0.section))" }
      #expect(lines.sorted() == (try plantedViolations(of: pattern)).sorted())
      let malformed = found.filter { violation in
        // A rule of a document names the sentence that it follows.
        violation.sentence.isEmpty != violation.section.hasPrefix("Quartet, ") || violation.fix.isEmpty
          || "\(violation)".contains("{")
      }
      #expect(malformed == [])
    }

    /// What the comments of a pattern's file say of the next line of code.
    private func plantedViolations(of pattern: String) throws -> [String] {
      let file = "Tests/Testing/Violations/\(pattern)/\(pattern).swift"
      let lines = try PackageFolder.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
      var (found, next): ([String], [Substring]) = ([], [])
      for (index, line) in lines.enumerated() {
        if let comment = line.firstRange(of: "// violation: ") {
          next.append(line[comment.upperBound...])
        } else {
          found += next.map { "\(file):\(index + 1): \($0)" }
          next = []
        }
      }
      return found
    }

    @Test(arguments: [("s:5UIKit20UIListConfigurationV", true), ("s:3App5LoginV", false)])
    func `A check of modules knows UIKit's types without an index of UIKit`(usr: String, isUIKits: Bool) {
      #expect(Symbol(usr: usr, name: "", kind: .structure).isUIKits == isUIKits)
    }

    @Test func `Every rule has a planted violation`() throws {
      let unplanted = try [
        unplanted(InteractionsRules.document(of: index(of: "Interactions"))),
        unplanted(RVBRules.document(of: index(of: "RVB"))),
        unplanted(RoundTableRules.document(of: index(of: "RoundTable"))),
        unplanted(VIPERRules.document(of: index(of: "VIPER"), entities: [])),
      ].flatMap { $0 }
      #expect(unplanted == [])
    }

    private func unplanted(_ document: some PatternDocument) throws -> [String] {
      try document.rules.filter { try document.violations(without: [], only: $0).isEmpty }
        .map(\.problem)
    }

    @Test func `A check of modules leaves out rules of this package by their names`() throws {
      let names = Set(QuartetRule.allCases.map { "Quartet, \($0.rawValue)" })
      let (all, own) = try Self.patterns.reduce(into: ([RuleViolation](), [RuleViolation]())) {
        $0.0 += try violations(of: $1)
        $0.1 += try violations(of: $1, without: Set(QuartetRule.allCases))
      }
      #expect(names.isSubset(of: all.map(\.section)))
      #expect(own == all.filter { !names.contains($0.section) })
      let one = try violations(of: "Interactions", without: [.useStores]).map(\.section)
      #expect(!one.contains("Quartet, use-stores") && one.contains("Quartet, told-interactions"))
    }

    @Test
    func `A check of modules keeps known violations that have a reason, and reports those that are no more`()
      throws
    {
      let violation = RuleViolation(
        file: "Sources/App/Login.swift", line: 3, column: 5, problem: "A navigates.", fix: "Do not.",
        section: "VIPER, Router", sentence: "Router navigates")
      let lines = [
        "# Until the router is there.",
        "Sources/App/Login.swift: B navigates. | moves with Profile",
        "Sources/Other/Login.swift: B navigates. | in a folder that is not checked",
      ]
      for entry in ["Sources/App/Login.swift: A navigates.", "\(violation)"] {
        for end in ["\n", "\r\n"] {
          let text = (lines + ["\(entry) | moves with Settings"]).joined(separator: end)
          let known = try KnownViolations(text)
          let (unknown, stale) = known.compare(with: [violation], in: ["Sources/App"])
          #expect(unknown == [] && stale == ["Sources/App/Login.swift: B navigates."])
          let lines = known.lines(naming: [violation, violation])
          #expect(lines == ["Sources/App/Login.swift: A navigates. | moves with Settings"])
        }
      }
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
      let found = try violations(of: "RVB")
      #expect(Set(lines.dropLast(2)) == Set(found.map(\.description)))
      #expect(lines.suffix(2) == ["\(found.count) violations.", "status 1"])
      let example = """
        error: Start makes SongController. Let the module's builder make it. \
        (RVB, Builder: “Builder is responsible for all about modules instanting”)
        """
      let line = lines.first { $0.hasSuffix(example) }
      #expect(line?.hasPrefix("Tests/Testing/Violations/RVB/RVB.swift:") == true)
    }

    @Test func `A check of modules accepts the known violations that it prints`() throws {
      let folder = "Tests/Testing/Violations/RoundTable"
      let printed = try check(folder, options: ["--print-known"])
      #expect(printed.last == "status 0")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: file) }
      let screen = try #require(printed.firstIndex { $0.contains("holds a screen") })
      for (known, result) in [
        (Array(printed.dropLast()), ["The modules follow the rules.", "status 0"]),
        (Array(printed[..<screen] + printed[(screen + 1)...].dropLast()), ["1 violation.", "status 1"]),
      ] {
        try known.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        #expect(try check(folder, options: ["--known", file.path]).suffix(2) == result)
      }
    }

    @Test func `A check of modules prints no escape sequence of an argument`() throws {
      let lines = try ["\u{1b}]0;x\u{7}", "/elsewhere"].map { try check($0, "2>&1")[0] }
      #expect(!lines[0].contains("\u{1b}"))
      #expect(lines[1].hasPrefix("error: \"/elsewhere\" is not in the package"), "\(lines[1])")
    }

    /// The lines that the tool prints for a folder, and its status.
    private func check(
      _ folder: String, _ errors: String = "", options: [String] = []
    ) throws -> [String] {
      let tool = try #require(BuildProducts.program("module-checker")).path
      let command = ["sh", "-c", "\"$@\" \(errors); echo \"status $?\"", "sh", tool, "--folder", folder]
      let output = try Toolchain.run(command + options + ["--package", PackageFolder.url().path])
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }
#endif
