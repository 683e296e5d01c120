import Foundation
import QuartetArguments
import QuartetModuleGenerator

/// The package of the README in the build folder, whose screens the generator writes. What they use stays built.
struct GeneratedApp {
  /// The product that the target imports: a kit, or ``plain``.
  let product: String
  var folder = Page.repository.appending(path: ".build/generated-app")

  /// The product for plain view controllers.
  nonisolated static let plain = "PortableUIKit"

  /// Deletes all screens but Rating, which opens no other one.
  func reset(isPublic: Bool = false) throws {
    for name in ["Sources", "Tests"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let readme = try String(contentsOf: Page.repository.appending(path: "README.md"), encoding: .utf8)
    let manifest = readme.components(separatedBy: "```swift\n// Package.swift\n")[1].components(
      separatedBy: "```")[0]
    try write(
      manifest.replacing("../Quartet", with: "../..").replacing("RoundTable", with: product),
      to: "Package.swift")
    try write("", to: "Sources/App/App.swift")
    try write("", to: "Tests/AppTests/AppTests.swift")
    try add("Rating", child: nil, isPublic)
  }

  /// Adds screens. Each opens the one before, the first one Rating.
  func addScreens(_ count: Int, isPublic: Bool = false) throws {
    let names = ["Rating"] + (1...count).map { "Screen\($0)" }
    for (child, name) in zip(names, names.dropFirst()) { try add(name, child: child, isPublic) }
  }

  private func add(_ name: String, child: String?, _ isPublic: Bool) throws {
    if product == Self.plain {
      let template = child == nil ? "Rating" : "ReviewViewController"
      let file = Page.repository.appending(path: "Benchmarks/Sources/PlainScreens/\(template).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("Review", with: name).replacing("Rating", with: child ?? name)
      try write(
        isPublic ? text : text.replacing("public ", with: ""),
        to: "Sources/App/\(name)/\(name)ViewController.swift")
    } else {
      let options = (child.map { ["--children", $0] } ?? []) + (isPublic ? ["--public"] : [])
      let request = try ModuleRequest.syntax.read(
        [name, "--pattern", product] + options, into: ModuleRequest())
      _ = try request?.write(in: folder)
    }
  }

  /// Changes a statement of a screen.
  ///
  /// - Throws: ``Tool/Failure`` if the screen adds no star.
  func change(_ screen: String) throws {
    let path = "Sources/App/\(screen)"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path) {
      let text = try String(contentsOf: folder.appending(path: "\(path)/\(name)"), encoding: .utf8)
      guard text.contains("stars + 1)") else { continue }
      return try write(text.replacing("stars + 1)", with: "stars + 2)"), to: "\(path)/\(name)")
    }
    throw Tool.Failure(description: "no file of \(path) adds a star")
  }

  /// Runs `swift` in the package.
  @discardableResult
  func swift(_ command: String, _ options: String...) throws -> Tool.Cost {
    try Tool.measure(
      ["swift", command, "--package-path", folder.path] + options, output: folder.appending(path: "output"))
  }

  /// The public declarations of a debug build.
  func publicSymbols() throws -> Int {
    try SymbolCount(of: ["App"], in: folder.appending(path: ".build/debug/Modules")).publicSymbols
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
