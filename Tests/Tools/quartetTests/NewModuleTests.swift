import Foundation
import QuartetToolchain
import Testing

struct `quartet new` {
  @Test func `What quartet new starts writes a module, and does not replace it`() throws {
    let generator = try #require(BuildProducts.program("module-generator"))
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/App"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["Rating", "--pattern", "VIPER", "--package", folder.path]
    #expect(try Tool.run(generator, arguments).status == 0)
    let second = try Tool.run(generator, arguments)
    #expect(second.status == 2 && second.errors.contains("/RatingFactory.swift\" exists\n"), "\(second)")
  }
}
