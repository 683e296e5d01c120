import ChildProcess
import Foundation
import GrowthMeasurement

/// A package in the build folder, whose app is replaced by the next one. What all apps use stays built.
struct ScratchPackage {
  private static let folder = Page.repository.appending(path: ".build/growing-app")
  /// The most addresses for a compiler, and for an app.
  private static let compilerLimit: UInt64 = 12 << 30
  private static let appLimit: UInt64 = 4 << 30

  private func manifest(count: Int) -> String {
    """
    // swift-tools-version: 6.2
    // \(count) of \(app.title). With another manifest, SwiftPM looks for the files of the app again.

    import PackageDescription

    let package = Package(
      name: "GrowingApp",
      platforms: [.macOS(.v13)],
      dependencies: [
        .package(path: "App"), .package(name: "Benchmarks", path: "\(Page.repository.path)/Benchmarks"),
      ],
      targets: [
        .executableTarget(
          name: "measure", dependencies: ["App", .product(name: "GrowthMeasurement", package: "Benchmarks")])
      ]
    )

    """
  }

  private static let main = """
    import App
    import GrowthMeasurement

    try await measure(
      depth: CommandLine.arguments.last.flatMap { Int($0) } ?? 0, makeRoot: makeRoot(byLink:))

    """

  /// The patterns, with the products' folders, whose kits are built.
  private static var ready: Set<String> = []

  /// SwiftPM expects an object file for each source file, which the compiler writes if it is told a number of threads.
  private static let wholeTargets =
    ["--disable-index-store"]
    + ["-whole-module-optimization", "-num-threads", "1"].flatMap { ["-Xswiftc", $0] }

  private let app: GrowingApp
  private let sources = Self.folder.appending(path: "App/Sources")
  private let scratch: URL
  private let products: URL

  /// Builds an app and measures it.
  ///
  /// - Parameter isComplete: Whether changes are built, too.
  /// - Throws: ``Tool/Failure`` if something does not build or run.
  static func costs(of app: GrowingApp, isComplete: Bool) throws -> GrowingAppCosts {
    let package = try ScratchPackage(app)
    if ready.insert(app.pattern + package.products.path).inserted {
      // With one screen, what all apps use is compiled.
      try package.write(count: 1)
      try package.build()
    }
    try package.write(count: app.count)
    // In a ladder, each screen opens another one.
    return try package.costs(isComplete: isComplete && app.shape == "tree", runs: isComplete ? 5 : 2)
  }

  private init(_ app: GrowingApp) throws {
    self.app = app
    scratch = Self.folder.appending(path: app.compilesWholeTargets ? ".build/whole" : ".build/files")
    products = scratch.appending(path: app.isRelease ? "release" : "debug")
  }

  private func write(count: Int) throws {
    for (path, text) in [
      ("Package.swift", manifest(count: count)), ("Sources/measure/main.swift", Self.main),
    ] {
      let file = Self.folder.appending(path: path)
      guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try app.write(count: count, to: Self.folder.appending(path: "App"))
    // An earlier app can have had a target of this name, with other files.
    for object in try objects() { try FileManager.default.removeItem(at: object) }
  }

  private func costs(isComplete: Bool, runs count: Int) throws -> GrowingAppCosts {
    let built = try build()
    let unchanged = isComplete ? try build() : nil
    let (files, lines) = try GrowingApp.code(in: sources)
    let names = files.map { URL(filePath: $0).lastPathComponent } + FileCount.types(in: lines)
    let leaf = files.filter { $0.contains("/Screen\(app.count)/") }.sorted()
    let target = leaf[0].prefix { $0 != "/" }
    let executable = products.appending(path: "measure")
    // Other programs can slow a run down, but not speed it up.
    let runs = try (0..<count).map { _ in
      try Tool.measure([executable.path, "\(app.depth)"], limit: Self.appLimit, output: output)
      return try JSONDecoder().decode(AppCosts.self, from: Data(contentsOf: output))
    }
    var running = runs.min { $0.firstTime.nanoseconds < $1.firstTime.nanoseconds } ?? runs[0]
    // What is left in each run is a leak.
    running.bytesLeft = runs.map(\.bytesLeft).min() ?? 0
    return GrowingAppCosts(
      app: app, lines: lines.count,
      repeatedNames: Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted(),
      buildSeconds: built.cpu_seconds,
      changeSeconds: isComplete ? try change(leaf).cpu_seconds : nil,
      unchangedSeconds: unchanged?.cpu_seconds,
      peakBytes: built.peak_bytes,
      executableBytes: try executable.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0,
      symbols: try symbols(),
      publicSymbols: isComplete
        ? try SymbolCount(of: [String(target)], in: products.appending(path: "Modules")).publicSymbols
        : nil,
      running: running)
  }

  /// Changes a statement in a function of a screen, and builds.
  private func change(_ files: [String]) throws -> ProcessCost {
    for file in files.map({ sources.appending(path: $0) }) {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("stars + 1)") else { continue }
      try text.replacing("stars + 1)", with: "stars + 2)").write(to: file, atomically: true, encoding: .utf8)
      return try build()
    }
    throw Tool.Failure(description: "no file of \(files) adds a star")
  }

  /// The object files in the folders of the screens.
  private func objects() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: sources.path).flatMap { target in
      let folder = products.appending(path: "\(target).build")
      return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }.filter { $0.pathExtension == "o" }
  }

  private func symbols() throws -> Int {
    let list = try Tool.run(["nm", "--defined-only"] + objects().map(\.path))
    return list.split(separator: UInt8(ascii: "\n")).count { $0.first != UInt8(ascii: "/") }
  }

  @discardableResult
  private func build() throws -> ProcessCost {
    try Tool.measure(
      [
        "/usr/bin/env", "swift", "build", "--package-path", Self.folder.path, "--product", "measure",
        "--scratch-path", scratch.path, "--configuration", app.isRelease ? "release" : "debug",
      ] + (app.compilesWholeTargets ? Self.wholeTargets : []), limit: Self.compilerLimit, output: output)
  }

  private var output: URL { Self.folder.appending(path: "output.txt") }
}
