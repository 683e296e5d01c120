import Foundation
import Testing

@testable import QuartetPatternRules

/// The structure of the package: which target imports which.
nonisolated struct `The package structure` {
  /// The files in a folder of the sources.
  private func files(in folder: String) throws -> [SourceFile] {
    try SourceFile.sources.get().filter { $0.path.hasPrefix("Sources/\(folder)/") }
  }

  /// The folders in `Sources` of the patterns: those with a sample.
  nonisolated static let patterns = Set(
    PackageFolder.files(in: "Sources", suffix: ".swift").compactMap { (path: String) -> String? in
      let parts = path.split(separator: "/" as Character)
      return parts.count > 3 && parts[2] == "Sample" ? String(parts[1]) : nil
    }
  ).sorted()

  /// The modules of the samples: `QuartetRVBSample` of `RVBKit`.
  nonisolated static let samples = Set(
    patterns.map { "Quartet" + $0.replacing(/Kit$/, with: "") + "Sample" })

  /// The modules of this package that the files of each folder may import.
  nonisolated static let allowed: [String: Set<String>] = {
    let feature: Set = ["QuartetFeatureEntry", "QuartetScreens", "QuartetShared"]
    let commands: Set = [
      "PortableUIKit", "QuartetArguments", "QuartetCommand", "QuartetFeatureEntry", "QuartetImplementations",
      "QuartetParity", "QuartetTesting", "QuartetToolchain",
    ]
    var allowed: [String: Set<String>] = [
      "UIKit/HeadlessUIKit": [],
      "UIKit/PortableUIKit": ["HeadlessUIKit", "UIKit"],
      "UIKit/UIKitFacts": ["PortableUIKit"],
      "Shared/Domain": [],
      "Shared/Screens": ["PortableUIKit", "QuartetShared"],
      "Shared/FeatureEntry": ["PortableUIKit", "QuartetShared"],
      "Shared/Baseline": feature.union(["PortableUIKit"]),
      "Shared/MVVM": feature,
      "Shared/Implementations": samples.union(["QuartetBaseline", "QuartetFeatureEntry", "QuartetMVVM"]),
      "Testing/QuartetTesting": ["PortableUIKit", "UIKit"],
      "Testing/RandomTesting": ["PortableUIKit", "QuartetTesting"],
      "Testing/PatternRules": ["QuartetToolchain"],
      "Testing/SharedTesting": ["QuartetFeatureEntry", "QuartetShared", "QuartetTesting"],
      "Testing/Parity": feature.union([
        "PortableUIKit", "QuartetArguments", "QuartetSharedTesting", "QuartetTesting",
      ]),
      "Testing/Parity/Specification": ["QuartetShared", "QuartetTesting"],
      "Tools/Arguments": [],
      "Tools/ModuleGenerator": ["QuartetArguments", "QuartetToolchain"],
      "Tools/module-checker": ["QuartetArguments", "QuartetPatternRules"],
      "Tools/module-generator": ["QuartetArguments", "QuartetModuleGenerator"],
      "Tools/Command": [
        "PortableUIKit", "QuartetArguments", "QuartetFeatureEntry", "QuartetImplementations", "QuartetParity",
        "QuartetShared", "QuartetToolchain",
      ],
      "Tools/Toolchain": [],
      "Tools/Trace": ["QuartetToolchain", "QuartetTraceRecorder"],
      "Tools/quartet": commands.union(["QuartetShared"]),
      "Tools/quartet-study": commands.union(["QuartetTrace"]),
    ]
    for kit in patterns + ["PortableUIKit"] {
      allowed["Tools/ModuleGenerator/Modules/\(kit)"] = [kit]
      allowed["Tools/ModuleGenerator/Modules/\(kit)/Tests"] = [
        kit, "QuartetPatternRules", "QuartetRandomTesting", "QuartetTesting",
      ]
    }
    for pattern in patterns {
      allowed["\(pattern)/Kit"] = ["PortableUIKit"]
      allowed["\(pattern)/Sample"] = feature.union([pattern])
    }
    allowed["Tools/ModuleGenerator/Modules/VIPERKit"]?.insert("VIPERPresenterKit")
    allowed["Tools/ModuleGenerator/Modules/VIPERKit/Tests"]?.insert("VIPERPresenterKit")
    allowed["Tools/ModuleGenerator/Modules/RoundTableBinding"] = [
      "QuartetPatternRules", "QuartetTesting", "RoundTable",
    ]
    allowed["Tools/ModuleGenerator/Modules/Interactions/Tests"]?.insert("InteractionsTesting")
    allowed["Interactions/Testing"] = ["QuartetPatternRules", "QuartetTesting"]
    allowed["RoundTable/Testing"] = ["RoundTable"]
    allowed["VIPERKit/PresenterKit"] = []
    allowed["VIPERKit/Testing"] = ["PortableUIKit", "QuartetTesting", "VIPERKit"]
    allowed["VIPERKit/Kit"]?.insert("VIPERPresenterKit")
    allowed["VIPERKit/Sample"]?.insert("VIPERPresenterKit")
    return allowed
  }()

  /// The modules of the package.
  nonisolated static let modules = allowed.values.reduce(Set(patterns)) { $0.union($1) }.union([
    "InteractionsTesting", "QuartetParity", "QuartetTrace", "QuartetUIKitFacts", "RoundTableTesting",
    "VIPERKitTesting",
  ])

  @Test(arguments: allowed.keys.sorted())
  func `A target imports only the targets that the structure permits`(folder: String) throws {
    let allowed = try #require(Self.allowed[folder])
    let inner = Self.allowed.keys.filter { $0.hasPrefix("\(folder)/") }
    for file in try files(in: folder) where !inner.contains(where: { file.path.hasPrefix("Sources/\($0)/") })
    {
      let forbidden = file.imports.intersection(Self.modules).subtracting(allowed)
      #expect(forbidden.isEmpty, "\(file.path) imports \(forbidden.sorted())")
    }
  }

  @Test func `Every source file belongs to a target of the structure`() throws {
    let folders = Self.allowed.keys.map { "Sources/\($0)/" }
    for file in try SourceFile.sources.get() {
      #expect(folders.contains { file.path.hasPrefix($0) }, "\(file.path)")
    }
  }

  @Test func `Only the re-exports, tools that run processes, and the host depend on the platform`() throws {
    for file in try SourceFile.sources.get() where file.code.contains("#if") {
      let isPermitted =
        [
          "Sources/UIKit/HeadlessUIKit/CoreGraphics.swift", "Sources/UIKit/PortableUIKit/UIKit.swift",
          "Sources/Testing/RandomTesting/CrashRun.swift",
          "Sources/Tools/Toolchain/Toolchain.swift",
          "Sources/Tools/Toolchain/Process+EndsWithParent.swift",
          "Sources/Tools/Trace/Symbolizer.swift",
          "Sources/Testing/Parity/Driver/HeadlessOnIOS.swift",
        ].contains(file.path)
        || [
          "Sources/Tools/ModuleGenerator/Modules/", "Sources/Testing/QuartetTesting/Host/",
          "Sources/Tools/quartet/", "Sources/Tools/quartet-study/", "Sources/Tools/Command/",
        ].contains { file.path.hasPrefix($0) }
        || (file.path.contains("/Kit/") && file.code.contains("canImport(SwiftUI)"))
      #expect(isPermitted, "\(file.path)")
    }
  }

  // A class without one gets an isolated deinit, which below iOS 18.4 aborts on some systems (swiftlang/swift#85663).
  @Test func `Every main-actor class of a kit has a nonisolated deinit`() throws {
    for file in try (Self.patterns.map { "\($0)/Kit" } + ["PortableUIKit"])
      .flatMap({ try files(in: $0) })
    {
      let classes = file.code.split(separator: "\n")
        .filter { $0.contains(/^[^(]*\bclass [A-Z]/) && !$0.contains("nonisolated") }
      let deinits = file.code.components(separatedBy: "nonisolated deinit {").count - 1
      #expect(classes.count == deinits, "\(file.path)")
    }
  }

  // DocC's symbol graphs leave out a default isolation of types.
  @Test func `Every public type of the test support writes its isolation`() throws {
    for folder in ["Testing/QuartetTesting", "Testing/RandomTesting"] + Self.patterns.map({ "\($0)/Testing" })
    {
      for file in try files(in: folder) {
        let lines = file.code.split(separator: "\n")
        for (previous, line) in zip([""] + lines, lines)
        where line.contains(#/^(public|open) (final )?(class|struct|enum|protocol) /#) {
          #expect(previous.contains("@MainActor"), "\(file.path): \(line)")
        }
      }
    }
  }

  // `init()` is a convenience initializer of UIKit's views and view controllers. A designated initializer that calls
  // it compiles here, but not on iOS.
  @Test func `No subclass of a UIKit class calls super.init()`() throws {
    for file in try SourceFile.sources.get() where !file.path.hasPrefix("Sources/UIKit/HeadlessUIKit/") {
      #expect(!file.code.contains("super.init()"), "\(file.path)")
    }
  }

  @Test func `A Core, a Presenter, an Interactor and an Interaction name no type of UIKit`() throws {
    let types = try UIKitNames.all.get().types
    let files = try Self.patterns.flatMap { try self.files(in: "\($0)/Sample") }
      .filter { $0.name.contains(/(ModuleCore|Presenter|Interactor(_\w+)?|Interaction)$/) }
    #expect(files.count > 20)
    for file in files {
      let named = file.words.intersection(types)
      #expect(named.isEmpty, "\(file.path) names \(named.sorted())")
    }
  }
}

/// The public names of HeadlessUIKit.
nonisolated struct UIKitNames: Sendable {
  static let all = Result { try UIKitNames() }

  /// The types and their aliases, without those in other types.
  let types: Set<String>
  /// The members of each class and protocol.
  let members: [String: Set<String>]
  /// The members of each that a fact about UIKit uses.
  let membersInFacts: [String: Set<String>]
  /// The superclasses and protocols of each class.
  let ancestors: [String: Set<String>]

  private init() throws {
    let index = try ModuleIndex(of: "Sources/UIKit/HeadlessUIKit", file: #filePath)
    let names = index.uses.filter { use in
      use.isDefinition && !Set(use.words).isDisjoint(with: ["open", "public"])
    }
    let symbols: [Symbol] = names.map(\.symbol)
    types = Set(symbols.filter { $0.owner == nil && ($0.kind.isType || $0.kind == .alias) }.map(\.name))
    let members = names.filter { use in
      use.symbol.owner?.kind.isReference == true && !use.isAccessor && !use.roles.contains(.implicit)
        && (use.symbol.kind.isType || use.symbol.kind.rawValue >= Symbol.Kind.method.rawValue)
    }
    let facts = try ModuleIndex(of: "Sources/UIKit/UIKitFacts", file: #filePath)
    let used = Set(facts.uses.flatMap { [$0.symbol.usr] + $0.relations.map(\.symbol.usr) })
    func grouped(_ uses: [Occurrence]) -> [String: Set<String>] {
      Dictionary(grouping: uses) { $0.symbol.owner?.name ?? "" }.mapValues { Set($0.map(\.symbol.name)) }
    }
    self.members = grouped(members)
    membersInFacts = grouped(members.filter { used.contains($0.symbol.usr) })
    ancestors = Dictionary(grouping: symbols.filter { $0.kind == .classType }, by: \.name)
      .mapValues { Set($0.flatMap(\.ancestors).map(\.name)) }
  }
}
