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
}
