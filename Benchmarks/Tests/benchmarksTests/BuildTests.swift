import Foundation
import QuartetArguments
import Testing

@testable import benchmarks

@Suite struct `Builds of generated screens` {
  @Test(arguments: ["RoundTable", "VIPERKit", "RVBKit", "Interactions", GeneratedApp.plain])
  func `Each product has screens that open each other, with a statement to change`(product: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "generated-\(product)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var app = GeneratedApp(product: product, folder: folder)
    for isPublic in [false, true] {
      app.isPublic = isPublic
      try app.reset()
      try app.addScreens(2)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".swift")
      }
      let texts = try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      #expect(files.contains { $0.hasPrefix("Sources/App/Screen2/Screen2") })
      #expect(texts.contains { $0.contains("Screen2") && $0.contains("Screen1") })
      #expect(texts.contains { $0.contains("public ") && $0.contains("Screen2") } == isPublic)
    }
    try app.change("Screen2")
    #expect(throws: UsageError.self) { try app.change("Screen2") }
  }

  @Test func `A wrong argument is a usage error, and build measures nothing else`() throws {
    #expect(try BenchmarkOptions.syntax.read(["build", "--page"], into: BenchmarkOptions())?.builds == true)
    for word in ["bulid", "--biuld"] {
      #expect(throws: UsageError.self) { try BenchmarkOptions.syntax.read([word], into: BenchmarkOptions()) }
    }
  }
}
