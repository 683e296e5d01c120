#if os(Linux)
  import Foundation
  import QuartetPatternRules
  import Testing

  /// The rows of `Docs/CompilerErrors.md` link to files that cause the messages, and that compile with the flag `MENDED`.
  nonisolated struct `The page of compiler errors` {
    private static let folder = "Tests/Testing/CompilerErrors"

    /// The rows whose messages a file causes.
    private func rows() throws -> [(file: String, message: String)] {
      try Page("Docs/CompilerErrors.md").text
        .matches(of: #/\n\| \[[^\]]+\]\(\.\./Tests/Testing/CompilerErrors/([^)]+)\) \| (.+?) \| /#)
        .map { (String($0.1), String($0.2)) }
    }

    @Test func `Each file is in a row`() throws {
      let files = PackageFolder.files(in: Self.folder, suffix: ".swift").map {
        String($0.dropFirst(Self.folder.count + 1))
      }
      let rows = try rows()
      #expect(rows.count > 20 && Set(rows.map(\.file)) == Set(files))
    }

    // Files with the same options compile in one run.
    @Test func `The compiler says of each file what the page says`() throws {
      let rows = try rows()
      let optionsOfRows = try rows.map { try options(of: $0.file) }
      for group in Set(optionsOfRows) {
        let members = zip(rows, optionsOfRows).filter { $0.1 == group }.map { $0.0 }
        let lines = try messages(of: members.map(\.file), group).split(separator: "\n")
        for (file, message) in members {
          // A message about the expansion of a macro has the file in its next line.
          let isSaid = lines.indices.contains { index in
            lines[index].contains(message) && lines[index...].prefix(2).contains { $0.contains("/\(file):") }
          }
          #expect(isSaid, "\(file): \(message)")
        }
      }
    }

    @Test(arguments: ["nonisolated", "MainActor"])
    func `What the page advises compiles with both default isolations`(isolation: String) throws {
      let options = ["-emit-sil", "-o", "/dev/null", "-default-isolation", isolation, "-D", "MENDED"]
      #expect(try messages(of: rows().map(\.file), options) == "")
    }

    /// The options in the first line of a file.
    private func options(of file: String) throws -> [String] {
      let line = try PackageFolder.text(of: "\(Self.folder)/\(file)").prefix { $0 != "\n" }
      let options = line.split(separator: "// swiftc ").map(String.init)
      guard line.hasPrefix("// swiftc "), let text = options.first else { return ["-typecheck"] }
      let words = text.split(separator: " ").map(String.init)
      return words.contains("-emit-sil") ? words + ["-o", "/dev/null"] : words
    }

    private func messages(of files: [String], _ options: [String]) throws -> String {
      let paths = Set(files).sorted().map {
        PackageFolder.url().appendingPathComponent("\(Self.folder)/\($0)").path
      }
      return try Toolchain.messages(
        compiling: ["-wmo", "-swift-version", "6", "-diagnostic-style", "llvm"] + options + paths)
    }
  }
#endif
