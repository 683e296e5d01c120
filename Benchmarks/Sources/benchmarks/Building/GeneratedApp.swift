import Foundation
import QuartetArguments
import QuartetModuleGenerator

/// The package of the README in the build folder, whose screens the generator writes. What they use stays built.
struct GeneratedApp {
  /// The product that the target imports: a kit, or ``plain``.
  let product: String
  var folder = Page.repository.appending(path: ".build/generated-app")
  /// Whether other targets can use the screens.
  var isPublic = false

  /// The product for plain view controllers.
  nonisolated static let plain = "PortableUIKit"

  /// Deletes all screens but Rating, which opens no other one.
  func reset() throws {
    for name in ["Sources", "Tests"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    let readme = try Page.text(of: "README.md").replacing("../Quartet", with: "../..")
    let manifest = readme.components(separatedBy: "```swift\n// Package.swift\n")[1].prefix { $0 != "`" }
    try write(manifest.replacing("RoundTable", with: product), to: "Package.swift")
    try write("", to: "Sources/App/App.swift")
    try write("", to: "Tests/AppTests/AppTests.swift")
    try add("Rating", child: nil)
  }

  /// Adds screens. Each opens the one before, the first one Rating.
  func addScreens(_ count: Int) throws {
    let names = ["Rating"] + (1...count).map { "Screen\($0)" }
    for (child, name) in zip(names, names.dropFirst()) { try add(name, child: child) }
  }

  private func add(_ name: String, child: String?) throws {
    if product == Self.plain {
      let template = child == nil ? "Rating" : "ReviewViewController"
      let text = try Page.text(of: "Benchmarks/Sources/PlainScreens/\(template).swift")
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
  /// - Throws: `UsageError` if the screen adds no star.
  func change(_ screen: String) throws {
    let screen = folder.appending(path: "Sources/App/\(screen)")
    for file in try FileManager.default.contentsOfDirectory(at: screen, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let changed = text.replacing("stars + 1)", with: "stars + 2)")
      if changed != text { return try changed.write(to: file, atomically: true, encoding: .utf8) }
    }
    throw UsageError("no file of \(screen.path) adds a star")
  }

  /// Runs `swift` in the package.
  @discardableResult
  func swift(_ command: String, _ options: String...) throws -> Tool.Cost {
    try Tool.measure(
      ["swift", command, "--package-path", folder.path] + options, output: folder.appending(path: "output"))
  }

  func write(_ text: some StringProtocol, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
