#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import PatternRules

  @Suite nonisolated struct `The index of a build` {
    @Test func `that is older than a source is an error that names the command`() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try Data("struct A {}".utf8).write(to: URL(fileURLWithPath: "\(folder)/A.swift"))
      _ = try Toolchain.run([
        "swiftc", "-c", "\(folder)/A.swift", "-o", "\(folder)/A.o", "-index-store-path", "\(folder)/store",
      ])
      let index = try IndexStore(at: "\(folder)/store")
      #expect(try index.read(["A.swift"], in: folder).occurrences.map(\.symbol.name).contains("A"))

      try FileManager.default.setAttributes(
        [.modificationDate: Date.now + 60], ofItemAtPath: "\(folder)/A.swift")
      let command = "Build the package for debugging: `swift build --build-tests`."
      let error = #expect(throws: IndexStore.Unusable.self) { try index.read(["A.swift"], in: folder) }
      #expect(error.map { "\($0)" } == "\(folder)/A.swift has changed since it was indexed. \(command)")
      let missing = #expect(throws: IndexStore.Unusable.self) { try index.read(["B.swift"], in: folder) }
      #expect(
        missing.map { "\($0)" } == "\(folder)/B.swift is not in the index \(folder)/store. \(command)")
    }
  }
#endif
