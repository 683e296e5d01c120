import Foundation

/// What it costs to build each implementation's target alone, for debugging, by `swift build --target`.
nonisolated public struct BuildCosts: Codable, Sendable, Equatable {
  /// What one target costs.
  public struct Cost: Codable, Sendable, Equatable {
    /// The pattern's name.
    public var name: String
    /// Seconds for a build in which nothing of the target has been built, and everything that it needs has.
    public var clean: [Double]
    /// Seconds for a build after a change in a body in the longest file of Login.
    public var incremental: [Double]
  }

  /// A cost for each target, in the order of the page.
  public var costs: [Cost]
  /// Seconds for a build with nothing to do: contained in all of the others.
  public var nothing: [Double]
}

/// Builds a copy of the package again and again.
nonisolated public struct BuildMeasurement {
  private let targets: [(name: String, target: String)]
  private let copy: PackageCopy
  private let scratch = PackageCopy.scratch.appending(path: "built")
  private var costs: [BuildCosts.Cost]
  private var nothing: [Double] = []

  /// Builds everything once, which does not count. Takes half a minute the first time.
  public init(targets: [(name: String, target: String)]) throws {
    self.targets = targets
    costs = targets.map { BuildCosts.Cost(name: $0.name, clean: [], incremental: []) }
    copy = try PackageCopy()
    for (_, target) in targets { try build(target) }
  }

  /// What has been measured so far.
  public var result: BuildCosts { BuildCosts(costs: costs, nothing: nothing) }

  /// Builds each target once more, clean and after a change, the targets taking turns.
  ///
  /// - Parameter progress: Told which target is being built.
  public mutating func round(progress: (String) throws -> Void) throws {
    for (index, (name, target)) in targets.enumerated() {
      try progress("building \(name)")
      try remove(target)
      costs[index].clean.append(try seconds { try build(target) })
      try change(target)
      costs[index].incremental.append(try seconds { try build(target) })
      if index == 0 { nothing.append(try seconds { try build(target) }) }
    }
  }

  private func build(_ target: String) throws {
    try copy.build(["--target", target], scratch: scratch)
  }

  /// Makes the build forget what it knows of a target.
  private func remove(_ target: String) throws {
    let files = FileManager.default
    let folder = scratch.appending(path: "debug")
    let modules = folder.appending(path: "Modules")
    for name in try files.contentsOfDirectory(atPath: modules.path) where name.hasPrefix("\(target).") {
      try files.removeItem(at: modules.appending(path: name))
    }
    let objects = folder.appending(path: "\(target).build")
    // What the build has planned stays: the names of the sources, and where their objects go.
    for name in try files.contentsOfDirectory(atPath: objects.path)
    where name != "sources" && !name.hasSuffix("file-map.json") {
      try files.removeItem(at: objects.appending(path: name))
    }
  }

  /// Adds a line to a body: a function that nobody calls, in the longest file of Login.
  private func change(_ target: String) throws {
    let folder = copy.root.appending(path: "Sources/\(target)/Login")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    let files = try names.sorted().map { name in
      let file = folder.appending(path: name)
      return (file: file, text: try String(contentsOf: file, encoding: .utf8))
    }
    guard let longest = files.max(by: { $0.text.count < $1.text.count }) else { return }
    let marker = "\nprivate func measured() -> Int { "
    let text = longest.text.components(separatedBy: marker)[0]
    let changed = text + marker + "\(UInt32.random(in: 1...UInt32.max)) }\n"
    try changed.write(to: longest.file, atomically: true, encoding: .utf8)
  }

  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
