#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import QuartetPatternRules

  nonisolated struct `The index of a build` {
    /// Where a tool writes the index and the programs of the tests, and the command that makes both.
    struct Layout: Sendable {
      let index: String
      let program: String
      let command: String

      static let all = [
        Layout(
          index: ".build/out", program: ".build/out/Products/Debug-linux/AppTests.xctest",
          command: "swift build --build-tests"),
        Layout(
          index: ".build/debug/index/store", program: ".build/debug/AppTests.xctest",
          command: "swift build --build-tests"),
        Layout(
          index: "DerivedData/App-x/Index.noindex/DataStore",
          program: "DerivedData/App-x/Build/Products/Debug/App.app/Contents/PlugIns/AppTests.xctest",
          command: "xcodebuild build-for-testing -scheme NAME COMPILER_INDEX_STORE_ENABLE=YES "
            + "INDEX_ENABLE_DATA_STORE=YES"),
      ]
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder.path)
    }

    @Test(arguments: Layout.all)
    func
      `The index of a build is the nearest to the program, and an error names the command if there is none`(
        layout: Layout
      ) throws
    {
      try withFolder { folder in
        let program = "\(folder)/\(layout.program)"
        let programs = [URL(fileURLWithPath: "/usr/bin/xctest"), URL(fileURLWithPath: program)]
        let error = #expect(throws: IndexStore.Unusable.self) { try IndexStore.path(near: programs) }
        let problem = "There is no index beside /usr/bin/xctest and \(program)."
        #expect(
          error.map { "\($0)" } == "\(problem) Build the package for debugging: `\(layout.command)`.")

        for path in [layout.index, "index/store", "Index.noindex/DataStore", "."] {
          try FileManager.default.createDirectory(
            atPath: "\(folder)/\(path)/v5/units", withIntermediateDirectories: true)
        }
        #expect(try IndexStore.path(near: programs) == "\(folder)/\(layout.index)")
      }
    }

    @Test func `The index of a build that is older than a source is an error that names the command`() throws
    {
      try withFolder { folder in
        let layout = Layout.all[1]
        let (file, store) = ("\(folder)/A.swift", "\(folder)/\(layout.index)")
        try Data("struct A {}".utf8).write(to: URL(fileURLWithPath: file))
        _ = try Toolchain.run(["swiftc", "-c", file, "-o", "\(folder)/A.o", "-index-store-path", store])
        let index = try IndexStore(at: store)
        #expect(try index.read(["A.swift"], in: folder).occurrences.map(\.symbol.name).contains("A"))

        try FileManager.default.setAttributes([.modificationDate: Date.now + 60], ofItemAtPath: file)
        let command = "Build the package for debugging: `\(layout.command)`."
        let error = #expect(throws: IndexStore.Unusable.self) { try index.read(["A.swift"], in: folder) }
        #expect(error.map { "\($0)" } == "\(file) has changed since it was indexed. \(command)")
        let missing = #expect(throws: IndexStore.Unusable.self) { try index.read(["B.swift"], in: folder) }
        #expect(missing.map { "\($0)" } == "\(folder)/B.swift is not in the index \(store). \(command)")
      }
    }

    @Test func `A source can have line ends of Windows`() throws {
      try withFolder { folder in
        let file = "\(folder)/A.swift"
        try Data("// Two\r\n// lines\r\n  struct A {}\r\n".utf8).write(to: URL(fileURLWithPath: file))
        let store = "\(folder)/store"
        _ = try Toolchain.run(["swiftc", "-c", file, "-o", "\(folder)/A.o", "-index-store-path", store])
        let found = try IndexStore(at: store).read(["A.swift"], in: folder).occurrences
        let use = try #require(found.first { $0.symbol.name == "A" })
        #expect(use.source.text(before: use) == "  struct ")
      }
    }
  }
#endif
