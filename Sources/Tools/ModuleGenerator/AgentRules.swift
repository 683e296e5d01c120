import Foundation
import QuartetArguments
import QuartetToolchain

/// The part of an app's `AGENTS.md` that says how to write modules in a pattern, with the rules of Quartet's own page.
enum AgentRules {
  /// Adds the part of a pattern to the end of the file, or makes the file.
  ///
  /// - Throws: `UsageError` if the file has the part, or cannot be read or written. Nothing is written then.
  static func write(for pattern: Pattern?, to folder: URL) throws(UsageError) -> String {
    guard let pattern else {
      throw UsageError("--agents needs a pattern", advice: "Write: --agents --pattern RoundTable")
    }
    let text = try text(pattern)
    let file = folder.appending(path: "AGENTS.md")
    let name = Text.argument(file.path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      try Module.write([("AGENTS.md", "# For coding agents\n\n" + text)], to: folder)
      return "Wrote \(Text.safe(file.path))"
    }
    guard let old = try? String(contentsOf: file, encoding: .utf8) else {
      throw UsageError("\(name) cannot be read as text", advice: "Nothing was written.")
    }
    guard !old.contains(heading(pattern)) else {
      throw UsageError(
        "\(name) has the part “\(heading(pattern))”", advice: "Delete that part first to get it again.")
    }
    guard FileManager.default.isWritableFile(atPath: file.path) else {
      throw UsageError("\(name) cannot be written", advice: "Check its permissions.")
    }
    let gap = old.isEmpty || old.hasSuffix("\n\n") ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
    try Module.replace(file, with: old + gap + text)
    return "Added “\(heading(pattern))” to \(Text.safe(file.path))"
  }

  private static func heading(_ pattern: Pattern) -> String { "Write modules with \(pattern.kit)" }

  private static func text(_ pattern: Pattern) throws(UsageError) -> String {
    """
    ## \(heading(pattern))

    Write a module with the first command, change its test first, then its code. Run the other two after each change.

    ```sh
    swift package --allow-writing-to-package-directory new-module NAME --pattern \(pattern.kit)
    swift test
    swift package check-modules
    ```

    \(try rules(of: pattern.name))
    \(try rules(of: "Do not"))

    """
  }

  /// The rules of a section of Quartet's own page, which is in the package that this was built from.
  private static func rules(of section: String) throws(UsageError) -> String {
    let page = (try? PackageFolder.text(of: "AGENTS.md"))?.split(separator: "\n") ?? []
    let lines = page.drop { $0 != "## \(section)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    guard !lines.isEmpty else {
      throw UsageError(
        "AGENTS.md of Quartet cannot be read", advice: "Build the generator again: it reads that page.")
    }
    return lines.filter { $0.hasPrefix("- ") }.joined(separator: "\n")
  }
}
