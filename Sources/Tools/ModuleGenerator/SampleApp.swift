import QuartetArguments
import Foundation

/// A package with an app of many screens, to try on it what grows.
struct SampleApp {
  enum Shape: String, CaseIterable { case tree, chain, ladder }
  enum Targets: String, CaseIterable { case one, ten, each }

  let pattern: Pattern
  let count: Int
  let shape: Shape
  let targets: Targets

  init(of count: Int, _ request: ModuleRequest) throws(UsageError) {
    guard let pattern = request.pattern, request.name == nil else {
      throw UsageError("an app needs a pattern, and no name", advice: "Write: --app 50 --pattern RVB")
    }
    (self.pattern, self.count, shape, targets) = (pattern, count, request.shape, request.targets)
  }

  func name(_ index: Int) -> String { "Screen\(index + 1)" }

  private func target(_ index: Int) -> String {
    switch targets {
    case .one: "App"
    case .ten: index < 10 ? "App" : "Screens\(index / 10)"
    case .each: index == 0 ? "App" : "Target\(index + 1)"
    }
  }

  /// The screens that a screen opens. They come after it; in a ladder of one target, the last level opens the root again.
  func children(of index: Int) -> [Int] {
    switch shape {
    case .tree: return (5 * index + 1...5 * index + 5).filter { $0 < count }
    case .chain: return [index + 1].filter { $0 < count }
    case .ladder:
      let next = index + (index % 2 == 0 ? 1 : 2)
      let both = [next, next + 1].filter { $0 < count }
      return both.isEmpty && targets == .one && index > 0 ? [0] : both
    }
  }

  /// The way from the root to the deepest screen.
  var deepestPath: [Int] {
    var path = [0]
    while let next = children(of: path[path.count - 1]).first, next > path[path.count - 1] {
      path.append(next)
    }
    return path
  }

  /// The way that the link leads: no link of a real app is longer.
  private var linkedPath: ArraySlice<Int> { deepestPath.prefix(20) }

  /// The target of Round Table's trunk, which all others import; nil if the app has one target.
  private var services: String? { pattern.kit == "RoundTable" && targets != .one ? "Services" : nil }

  /// Writes the package into a folder. Returns what was written, and what to do next.
  func write(to folder: URL) throws(UsageError) -> String {
    try Module.write(files(), to: folder)
    return """
      Wrote an app of \(count) screens of \(pattern.name) to \(Text.safe(folder.path))

      Next:
        swift test --package-path \(Text.safe(folder.path))
      """
  }

  func files() throws(UsageError) -> [(path: String, text: String)] {
    let (leaf, parent) = (try Template(pattern, hasChildren: false), try Template(pattern, hasChildren: true))
    var files: [(path: String, text: String)] = []
    for index in 0..<count {
      let children = children(of: index).map { child in
        Child(name: name(child), target: target(child) == target(index) ? nil : target(child))
      }
      let names = Template.Names(
        module: name(index), target: target(index), isPublic: targets != .one, trunk: services)
      files += (children.isEmpty ? leaf : parent).render(names, children: children)
        .filter { $0.path.hasPrefix("Sources/") }
    }
    if pattern.kit == "RoundTable" {
      let path = "Sources/\(services ?? "App")/Trunk.swift"
      files.append((path, try Template.trunk(isPublic: targets != .one)))
    }
    files.append(("Sources/App/App.swift", entry))
    files.append(("Tests/AppTests/AppTests.swift", tests))
    files.append(("Package.swift", manifest))
    return files
  }

  /// Makes the root, for the tests and for other packages.
  private var entry: String {
    let root = pattern.use.replacing("Rating", with: name(0))
    let link = linkedPath.dropFirst().reversed().reduce(nil as String?) { next, screen in
      pattern.link(next).replacing("Rating", with: name(screen))
    }
    // The link of a deep screen is longer than a line.
    let whole = "// swift-format-ignore\n  "
    var delegate = ""
    let lines: [String?]
    switch pattern.kit {
    case "RoundTable":
      let follow = link.map { "\(whole)if byLink { root.joint.take(input: \($0)) }" }
      lines = ["let root = \(root.dropLast(".view".count))", follow, "return root.view"]
    case "VIPERKit":
      let parameters = "stars: 0" + (link.map { ", link: byLink ? \($0) : nil" } ?? "")
      let scene = "\(whole)let root = \(root.replacing("stars: 0", with: parameters))"
      lines = ["let delegate = Delegate()", scene, "root.addChild(delegate)", "return root"]
      delegate = """


        /// What the first screen reports its end to. The screen does not own it, so it is a child controller that shows nothing.
        private final class Delegate: UIViewController, \(name(0))Delegate {
          func \(name(0).lowercasedFirstWord)DidEnd(stars: Int) {}
        }
        """
    default: lines = ["let root = \(root)", link.map { "\(whole)if byLink { root.\($0) }" }, "return root"]
    }
    return """
      public import \(pattern.kit)\(services.map { "\nimport \($0)" } ?? "")

      /// Makes the first screen. With `byLink`, it follows a link to \(name(linkedPath.last ?? 0)).
      @MainActor public func makeRoot(byLink: Bool = false) -> UIViewController {
        \(lines.compactMap(\.self).joined(separator: "\n  "))
      }\(delegate)

      """
  }

  private var tests: String {
    let names = deepestPath.map { "\"\(name($0).lowercasedFirstWord)\"" }.joined(separator: ", ")
    return """
      import App
      import QuartetTesting
      import Testing

      @MainActor
      @Suite struct AppTests {
        @Test(arguments: [false, true])
        func `Screens open by taps or by a link, and close, and nothing leaks`(byLink: Bool) async throws {
          let path = [\(names)].prefix(byLink ? \(linkedPath.count) : \(deepestPath.count))
          let leaks = try await LeakCheck.leaks(of: makeRoot(byLink: byLink)) { host in
            for (screen, next) in zip(path, path.dropFirst()) {
              if byLink { await host.waitUntilIdle() } else { try host.tap("\\(screen).\\(next)Button") }
            }
            for screen in path.dropFirst().reversed() { try host.tap("\\(screen).doneButton") }
            #expect(host.view("\\(path[0]).doneButton") != nil)
          }
          #expect(leaks == [])
        }
      }

      """
  }

  private var manifest: String {
    let kit = ".product(name: \"\(pattern.kit)\", package: \"Quartet\")"
    var dependencies: [String: Set<String>] = [:]
    for index in 0..<count {
      dependencies[target(index), default: Set([services].compactMap(\.self))]
        .formUnion(children(of: index).map(target))
    }
    var lines = dependencies.sorted { $0.key < $1.key }.map { name, others in
      let others = others.subtracting([name]).sorted().map { "\"\($0)\"" }
      return "    .target(name: \"\(name)\", dependencies: [\(([kit] + others).joined(separator: ", "))]),"
    }
    if let services { lines.append("    .target(name: \"\(services)\"),") }
    // The folder of this package, in which the generator was built.
    let quartet = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.iOS(.v16), .macOS(.v13)],
        products: [.library(name: "App", targets: ["App"])],
        dependencies: [.package(name: "Quartet", path: "\(quartet)")],
        targets: [
      \(lines.joined(separator: "\n"))
          .testTarget(
            name: "AppTests",
            dependencies: ["App", .product(name: "QuartetTesting", package: "Quartet")]),
        ]
      )

      """
  }
}
