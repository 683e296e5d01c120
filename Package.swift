// swift-tools-version: 6.2

import PackageDescription

typealias Uses = [Target.Dependency]

/// What an implementation of the feature is written with.
let entry = ["QuartetFeatureEntry", "QuartetScreens", "QuartetShared"]
let feature = own("FeatureEntry", "Screens", "Shared")
let testing = own("SharedTesting", "Testing")
let uikit: Uses = ["PortableUIKit"]

let package = Package(
  name: "Quartet",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    // A kit for each pattern: what an app imports.
    .library(name: "RoundTable", targets: ["RoundTable"]),
    .library(name: "VIPERKit", targets: ["VIPERKit", "VIPERPresenterKit"]),
    .library(name: "RVBKit", targets: ["RVBKit"]),
    .library(name: "Interactions", targets: ["Interactions"]),

    // What each kit re-exports, for modules without a pattern: UIKit, and screens that wait for transitions.
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    // UIKit in memory, to build and test a kit's modules on Linux and macOS.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),

    // For the tests of an app: a leak check, a host, fakes, and the rules of the documents.
    .library(
      name: "QuartetTesting",
      targets: ["InteractionsTesting", "QuartetPatternRules", "QuartetRandomTesting", "QuartetTesting"]),
    // Fakes for single components of a kit.
    .library(name: "QuartetKitTesting", targets: ["RoundTableTesting", "VIPERKitTesting"]),

    // The specification of the feature, for tests on Linux and macOS, and what an implementation of it is written with.
    .library(name: "QuartetParity", targets: entry + ["QuartetParity"]),
    // The implementations of this package.
    .library(name: "QuartetImplementations", targets: entry + ["QuartetImplementations"]),
    // Facts about UIKit's behaviour, to check on a device and on the stand-in.
    .library(name: "QuartetUIKitFacts", targets: ["QuartetUIKitFacts"]),
    .executable(name: "quartet", targets: ["quartet"]),
    // Records the calls of the patterns. `quartet compare` and `quartet explore` build and start it.
    .executable(name: "quartet-study", targets: ["quartet-study"]),
    .plugin(name: "new-module", targets: ["new-module"]),
    .plugin(name: "check-modules", targets: ["check-modules"]),
    // Internal: for the nested packages of this repository only.
    .library(
      name: "QuartetInternal", targets: ["QuartetArguments", "QuartetModuleGenerator", "QuartetToolchain"]),
  ],
  swiftLanguageModes: [.v6]
)

// The four patterns.
package.targets += pattern("RoundTable", kit: "RoundTable", tests: ["RoundTableTesting"])
package.targets += pattern("VIPER", kit: "VIPERKit", with: ["VIPERPresenterKit"], tests: ["VIPERKitTesting"])
package.targets += pattern("RVB", kit: "RVBKit", tests: uikit)
package.targets += pattern("Interactions", kit: "Interactions", tests: ["InteractionsTesting"])
package.targets += [
  // What presenters and their tests need of VIPERKit, without UIKit.
  library("PresenterKit", in: "VIPERKit", named: "VIPERPresenterKit", []),
  library("Testing", in: "RoundTable", named: "RoundTableTesting", ["RoundTable"]),
  library("Testing", in: "VIPERKit", named: "VIPERKitTesting", uikit + ["QuartetTesting", "VIPERKit"]),
  // The one rule that needs a screen and the sources.
  library("Testing", in: "Interactions", named: "InteractionsTesting", own("PatternRules", "Testing")),
]

// The feature without a pattern's code.
package.targets += [
  library("Domain", in: "Shared", named: "QuartetShared", []),
  library("Screens", in: "Shared", uikit + own("Shared")),
  library("FeatureEntry", in: "Shared", uikit + own("Shared")),
  library("Baseline", in: "Shared", feature + uikit),
  library("MVVM", in: "Shared", feature),
  library(
    "Implementations", in: "Shared",
    own(
      "Baseline", "FeatureEntry", "InteractionsSample", "MVVM", "RVBSample", "RoundTableSample", "VIPERSample"
    )),
  tests("SharedTests", testing + uikit + own("MVVM", "Screens", "Shared")),
]

// UIKit's API: UIKit itself on iOS, a stand-in in memory elsewhere.
package.targets += [
  library("HeadlessUIKit", in: "UIKit", named: "HeadlessUIKit", []),
  library(
    "PortableUIKit", in: "UIKit", named: "PortableUIKit",
    [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))]),
  library("UIKitFacts", in: "UIKit", uikit, exclude: ["Results"]),
  tests("HeadlessUIKitTests", in: "UIKit", ["HeadlessUIKit"] + own("PatternRules", "Testing", "UIKitFacts")),
  tests("PortableUIKitTests", in: "UIKit", uikit + own("UIKitFacts")),
  tests("UIKitFactsTests", in: "UIKit", ["HeadlessUIKit"] + own("PatternRules", "Testing", "UIKitFacts")),
]

// For tests: of any app, of the feature, and of an implementation of it.
package.targets += [
  library("QuartetTesting", in: "Testing", named: "QuartetTesting", uikit),
  // Not needed by the command, which is built without it.
  library("RandomTesting", in: "Testing", uikit + own("Testing")),
  // Without UIKit, so that the plugin's tool is built without it. Unavailable on iOS: there is no compiler.
  library("PatternRules", in: "Testing", own("Toolchain")),
  library("SharedTesting", in: "Testing", own("FeatureEntry", "Shared", "Testing")),
  library(
    "Parity", in: "Testing", testing + uikit + own("Arguments", "FeatureEntry", "Shared"),
    resources: [.copy("Scenarios")]),
  tests("ArchitectureTests", in: "Testing", own("PatternRules")),
  tests(
    "QuartetTestingTests", in: "Testing",
    testing + uikit + own("PatternRules", "RandomTesting", "Shared", "Violations") + ["module-checker"]),
  tests(
    "ParityTests", in: "Testing",
    feature + testing + uikit
      + own(
        "Baseline", "Implementations", "InteractionsSample", "Parity", "PatternRules", "RandomTesting")),
  // Modules that break each rule of the patterns' documents once.
  .target(
    name: "QuartetViolations", dependencies: ["Interactions", "RVBKit", "RoundTable", "VIPERKit"],
    path: "Tests/Testing/Violations"),
]

// The command, the generator and the checker of modules.
let command =
  uikit + own("Arguments", "Command", "FeatureEntry", "Implementations", "Parity", "Shared", "Testing")
package.targets += [
  library("Arguments", in: "Tools", []),
  // The tools of the toolchain, and the files of a package.
  library("Toolchain", in: "Tools", []),
  // What the command and the program that records have in common.
  library(
    "Command", in: "Tools",
    uikit + own("Arguments", "FeatureEntry", "Implementations", "Parity", "Shared", "Toolchain")),
  // Records calls in a build with its own flags.
  library("TraceRecorder", in: "Tools", []),
  library("Trace", in: "Tools", own("Toolchain", "TraceRecorder")),
  library("ModuleGenerator", in: "Tools", own("Arguments", "Toolchain"), resources: [.copy("Modules")]),
  program("quartet", command + own("Toolchain")),
  program("quartet-study", command + own("Toolchain", "Trace"), exclude: ["Page"]),
  program("module-generator", own("Arguments", "ModuleGenerator")),
  program("module-checker", own("Arguments", "PatternRules")),
  plugin(
    "new-module", "module-generator", "Writes a module of a pattern, with a test.",
    [.writeToPackageDirectory(reason: "It writes the files of the new module.")]),
  plugin("check-modules", "module-checker", "Checks the rules of the patterns' documents."),
  tests("ModuleGeneratorTests", in: "Tools", own("Arguments", "ModuleGenerator")),
  tests("quartetTests", in: "Tools", command + ["module-generator", "quartet"] + own("Toolchain", "Trace")),
]

/// A pattern's kit, sample, tests, and the modules that the generator copies.
func pattern(_ name: String, kit: String, with others: Uses = [], tests: Uses = []) -> [Target] {
  // Each list has a type of its own: otherwise Swift 6.2 gives up on the type of the whole expression.
  let kits: Uses = [.target(name: kit)] + others
  let tested: Uses = own("\(name)Sample", "PatternRules", "Screens", "Shared")
  let uses: Uses = kits + tests + testing + tested
  let targets: [Target] = [
    library("Kit", in: kit, named: kit, uikit + others),
    library("Sample", in: kit, named: "Quartet\(name)Sample", kits + feature),
    .testTarget(name: "\(kit)Tests", dependencies: uses, path: "Tests/\(kit)Tests"),
  ]
  return targets + generated(kit, kits)
}

/// The modules that the generator copies, with their tests.
func generated(_ kit: String, _ kits: Uses) -> [Target] {
  let path = "Sources/Tools/ModuleGenerator/Modules/\(kit)"
  let modules = "Quartet\(kit)Modules"
  let testing: Uses = ["InteractionsTesting"] + own("PatternRules", "RandomTesting", "Testing")
  let uses: Uses = kits + testing + [.target(name: modules)]
  return [
    .target(name: modules, dependencies: kits, path: path, exclude: ["Tests"]),
    .testTarget(name: "\(kit)ModulesTests", dependencies: uses, path: "\(path)/Tests"),
  ]
}

/// A library in the folder of its name. Its target begins with `Quartet`, so that an app can have targets of that name.
func library(
  _ folder: String, in group: String, named name: String? = nil, _ uses: Uses, exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name ?? "Quartet\(folder)", dependencies: uses, path: "Sources/\(group)/\(folder)",
    exclude: exclude,
    resources: resources)
}

/// Targets of this package, without the beginning of their names.
func own(_ names: String...) -> Uses { names.map { .target(name: "Quartet\($0)") } }

func program(_ name: String, _ uses: Uses, exclude: [String] = []) -> Target {
  .executableTarget(name: name, dependencies: uses, path: "Sources/Tools/\(name)", exclude: exclude)
}

func plugin(
  _ verb: String, _ tool: Target.Dependency, _ summary: String, _ permissions: [PluginPermission] = []
) -> Target {
  .plugin(
    name: verb,
    capability: .command(intent: .custom(verb: verb, description: summary), permissions: permissions),
    dependencies: [tool])
}

func tests(_ name: String, in group: String = ".", _ uses: Uses) -> Target {
  .testTarget(name: name, dependencies: uses, path: "Tests/\(group)/\(name)")
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // As in an app without main-actor default isolation.
  if target.name.contains("Modules") { target.swiftSettings?.removeFirst() }
  // Other authors: no upcoming features.
  if target.name.hasSuffix("Violations") {
    target.swiftSettings = [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]
  }
}
