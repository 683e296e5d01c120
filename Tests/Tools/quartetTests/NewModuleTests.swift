import Foundation
import Testing

@Suite struct `quartet new` {
  @Test func `quartet new writes file templates for Xcode`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try await Tool.run("new", "--xcode-templates", folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains(folder.path))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  // A limit of the size of files stands for a disk that is full.
  @Test func `quartet new keeps the page for agents whole if the new text cannot be written`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "AGENTS.md")
    try "# Mine\n".write(to: page, atomically: true, encoding: .utf8)
    let program = try #require(Tool.url).path
    let command = "trap '' XFSZ; ulimit -f 1; '\(program)' new --agents --pattern VIPER"
    let run = try await Tool.run(shell: "cd '\(folder.path)'; \(command)")
    #expect(run.status == 2 && run.errors.contains("Nothing was written."), "\(run)")
    #expect(!run.errors.contains("permissions"))
    #expect(try String(contentsOf: page, encoding: .utf8) == "# Mine\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["AGENTS.md"])
    #expect(
      try await Tool.run(shell: "cd '\(folder.path)'; '\(program)' new --agents --pattern VIPER").status == 0)
  }
}
