import Foundation
import Testing

/// Nothing in the package needs a newer system than iOS 16 or macOS 13.
nonisolated struct `Availability` {
  static let api = Result { try NewAPI() }

  @Test func `No file uses API that is newer than the oldest supported systems`() throws {
    let api = try Self.api.get()
    let files = try ["Tests", "Examples", "Benchmarks/Sources", "Benchmarks/Tests"]
      .reduce(SourceFile.sources.get()) { try $0 + SourceFile.all(in: $1) }
      .filter { !$0.path.hasSuffix("/NewAPI.swift") }
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    for file in files {
      let uses = api.uses(in: file, declaring: own)
      #expect(uses.isEmpty, "\(file.path) uses \(uses)")
    }
  }

  @Test(arguments: [
    ("let line = try await lines.next(isolation: #isolation)", true), ("let lock = Mutex<Int>(0)", true),
    ("import Observation", true), ("class A { isolated deinit {} }", true), ("let number = Int128(1)", true),
    ("await withTaskExecutorPreference(executor) {}", true),
    ("URL(string: text, encodingInvalidCharacters: false)", true),
    ("let line = try await lines.next()", false), ("withTaskGroup(of: Int.self) { _ in }", false),
    ("// Mutex<Int>(0)", false), ("let text = \"import Observation\"", false),
    ("if #available(macOS 15, *) { Mutex<Int>(0) }", false),
  ])
  func `A use of newer API is found, except in code that asks for it`(code: String, isFound: Bool) throws {
    let file = SourceFile(path: "A.swift", text: code)
    #expect(try Self.api.get().uses(in: file, declaring: []).isEmpty != isFound)
  }
}
