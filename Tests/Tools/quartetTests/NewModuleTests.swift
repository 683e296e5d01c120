import Foundation
import Testing

@Suite struct `quartet new` {
  @Test func `quartet new writes a module, and does not replace it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/App"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["new", "Rating", "--pattern", "VIPER", "--package", folder.path]
    #expect(try await Tool.run(arguments).status == 0)
    let second = try await Tool.run(arguments)
    #expect(second.status == 2 && second.errors.contains("/RatingFactory.swift\" exists\n"), "\(second)")
  }
}
