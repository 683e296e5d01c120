// swift-tools-version: 6.2

import PackageDescription

/// What an implementation of the feature is written with.
let feature: [Target.Dependency] = ["QuartetFeatureEntry", "QuartetScreens", "QuartetShared"]

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
    .library(name: "QuartetTesting", targets: ["QuartetTesting"]),
    // Fakes for single components of a kit.
    .library(name: "QuartetKitTesting", targets: ["RoundTableTesting", "VIPERKitTesting"]),

    // The specification of the feature, and what an implementation of it is written with.
    .library(
      name: "QuartetParity",
      targets: ["QuartetFeatureEntry", "QuartetParity", "QuartetScreens", "QuartetShared"]),
    // The five implementations of this package.
    .library(
      name: "QuartetImplementations",
      targets: ["QuartetFeatureEntry", "QuartetImplementations", "QuartetScreens", "QuartetShared"]),
    // Facts about UIKit's behaviour, to check on a device and on the stand-in.
    .library(name: "QuartetUIKitFacts", targets: ["QuartetUIKitFacts"]),

    .executable(name: "quartet", targets: ["quartet"]),
    .plugin(name: "new-module", targets: ["new-module"]),
    .plugin(name: "check-modules", targets: ["check-modules"]),

    // Internal: for the nested packages of this repository only.
    .library(name: "QuartetInternal", targets: ["QuartetArguments", "QuartetModuleGenerator"]),
  ],
  swiftLanguageModes: [.v6]
)

// The four patterns.
package.targets += pattern(
  "RoundTable", kit: "RoundTable", tests: ["RoundTableTesting"], nested: ["QuartetApp"])
package.targets += pattern("VIPER", kit: "VIPERKit", with: ["VIPERPresenterKit"], tests: ["VIPERKitTesting"])
package.targets += pattern("RVB", kit: "RVBKit", nested: ["WithoutKit"])
package.targets += pattern("Interactions", kit: "Interactions")
package.targets += [
  // What presenters and their tests need of VIPERKit, without UIKit.
  .target(name: "VIPERPresenterKit", path: "Sources/VIPERKit/PresenterKit"),
  .target(name: "RoundTableTesting", dependencies: ["RoundTable"], path: "Sources/RoundTable/Testing"),
  .target(
    name: "VIPERKitTesting", dependencies: ["PortableUIKit", "QuartetTesting", "VIPERKit"],
    path: "Sources/VIPERKit/Testing"),
  // The example app's Login of Round Table's binding flavour, with UIKit in SwiftUI's place.
  .testTarget(
    name: "QuartetAppTests", dependencies: feature + ["QuartetParity", "RoundTable"],
    path: "Tests/RoundTableTests/QuartetApp"),
  .testTarget(
    name: "RVBWithoutKitTests", dependencies: ["PortableUIKit"], path: "Tests/RVBKitTests/WithoutKit"),
]

// The feature without a pattern's code.
package.targets += [
  library("Domain", in: "Shared", named: "QuartetShared", []),
  library("Screens", in: "Shared", ["PortableUIKit", "QuartetShared"]),
  library("FeatureEntry", in: "Shared", ["PortableUIKit", "QuartetShared"]),
  library("Baseline", in: "Shared", feature + ["PortableUIKit"]),
  library(
    "Implementations", in: "Shared",
    [
      "QuartetBaseline", "QuartetFeatureEntry", "QuartetInteractionsSample", "QuartetRVBSample",
      "QuartetRoundTableSample", "QuartetVIPERSample",
    ]),
  .testTarget(
    name: "SharedTests",
    dependencies: [
      "PortableUIKit", "QuartetScreens", "QuartetShared", "QuartetSharedTesting", "QuartetTesting",
    ]),
]

// UIKit's API: UIKit itself on iOS, a stand-in in memory elsewhere.
package.targets += [
  library("HeadlessUIKit", in: "UIKit", named: "HeadlessUIKit", []),
  library(
    "PortableUIKit", in: "UIKit", named: "PortableUIKit",
    [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))]),
  library("UIKitFacts", in: "UIKit", ["PortableUIKit"], exclude: ["Results"]),
  tests("HeadlessUIKitTests", in: "UIKit", ["HeadlessUIKit", "QuartetTesting", "QuartetUIKitFacts"]),
  tests("PortableUIKitTests", in: "UIKit", ["PortableUIKit"]),
  tests("UIKitFactsTests", in: "UIKit", ["HeadlessUIKit", "QuartetTesting", "QuartetUIKitFacts"]),
]

// For tests: of any app, of the feature, and of an implementation of it.
package.targets += [
  library(
    "QuartetTesting", in: "Testing", named: "QuartetTesting",
    ["PortableUIKit", "QuartetPatternRules"]),
  // The documents' rules need no UIKit, so that the plugin's tool is built without it. On iOS they are
  // declared as unavailable: there is no compiler.
  library("PatternRules", in: "Testing", []),
  library("SharedTesting", in: "Testing", ["QuartetFeatureEntry", "QuartetShared", "QuartetTesting"]),
  library(
    "Parity", in: "Testing",
    [
      "PortableUIKit", "QuartetArguments", "QuartetFeatureEntry", "QuartetShared", "QuartetSharedTesting",
      "QuartetTesting",
    ],
    resources: [.copy("Scenarios")]),
  tests(
    "ArchitectureTests", in: "Testing", ["QuartetPatternRules", "QuartetSharedTesting", "QuartetTesting"]),
  tests(
    "QuartetTestingTests", in: "Testing",
    [
      "PortableUIKit", "QuartetPatternRules", "QuartetShared", "QuartetSharedTesting", "QuartetTesting",
      "module-checker",
    ]),
  tests(
    "ParityTests", in: "Testing",
    feature + [
      "PortableUIKit", "QuartetBaseline", "QuartetImplementations", "QuartetInteractionsSample",
      "QuartetParity",
      "QuartetSharedTesting", "QuartetTesting",
    ]),
  // Other authors' modules that break the rules of the patterns' documents use this one.
  .target(
    name: "QuartetThirdParty", dependencies: ["PortableUIKit"], path: "Tests/Testing/Violations/ThirdParty"),
]

// The command, the generator and the checker of modules.
package.targets += [
  library("Arguments", in: "Tools", []),
  // Records calls in a build of the command with its own flags.
  library("TraceRecorder", in: "Tools", []),
  library("Trace", in: "Tools", ["QuartetPatternRules", "QuartetTraceRecorder"]),
  library("ModuleGenerator", in: "Tools", ["QuartetArguments"], resources: [.copy("Modules")]),
  program(
    "quartet",
    [
      "PortableUIKit", "QuartetArguments", "QuartetFeatureEntry", "QuartetImplementations",
      "QuartetParity", "QuartetShared", "QuartetTesting", "QuartetTrace",
    ],
    exclude: ["Page"]),
  program("module-generator", ["QuartetArguments", "QuartetModuleGenerator"]),
  program("module-checker", ["QuartetArguments", "QuartetPatternRules"]),
  .plugin(
    name: "new-module",
    capability: .command(
      intent: .custom(verb: "new-module", description: "Writes a module of a pattern, with a test."),
      permissions: [.writeToPackageDirectory(reason: "It writes the files of the new module.")]),
    dependencies: ["module-generator"]),
  .plugin(
    name: "check-modules",
    capability: .command(
      intent: .custom(verb: "check-modules", description: "Checks the rules of the patterns' documents.")),
    dependencies: ["module-checker"]),
  tests("ArgumentsTests", in: "Tools", ["QuartetArguments"]),
  tests("ModuleGeneratorTests", in: "Tools", ["QuartetArguments", "QuartetModuleGenerator"]),
  tests(
    "quartetTests", in: "Tools",
    [
      "PortableUIKit", "QuartetArguments", "QuartetFeatureEntry", "QuartetImplementations", "QuartetParity",
      "QuartetShared", "QuartetTesting", "quartet",
    ]),
]
package.targets += generated("PortableUIKit", ["PortableUIKit"])

/// The targets that each pattern has: its kit, its sample, modules that break its rules, tests, and the modules that the
/// generator copies.
func pattern(
  _ name: String, kit: String, with others: [Target.Dependency] = [], tests: [Target.Dependency] = [],
  nested: [String] = []
) -> [Target] {
  let kits = [.target(name: kit)] + others
  let own: [Target.Dependency] = [
    .target(name: "Quartet\(name)Sample"), .target(name: "Quartet\(name)Violations"),
  ]
  let shared: [Target.Dependency] = [
    "QuartetPatternRules", "QuartetScreens", "QuartetShared", "QuartetSharedTesting", "QuartetTesting",
  ]
  return [
    .target(name: kit, dependencies: ["PortableUIKit"] + others, path: "Sources/\(kit)/Kit"),
    .target(
      name: "Quartet\(name)Sample", dependencies: kits + feature, path: "Sources/\(kit)/Sample"),
    .target(
      name: "Quartet\(name)Violations", dependencies: kits + ["QuartetThirdParty"],
      path: "Tests/Testing/Violations/\(name)"),
    .testTarget(
      name: "\(kit)Tests", dependencies: kits + own + shared + tests, path: "Tests/\(kit)Tests",
      exclude: nested),
  ] + generated(kit, kits)
}

/// The modules that the generator copies, with their tests.
func generated(_ kit: String, _ kits: [Target.Dependency]) -> [Target] {
  let path = "Sources/Tools/ModuleGenerator/Modules/\(kit)"
  let modules = "Quartet\(kit)Modules"
  return [
    .target(name: modules, dependencies: kits, path: path, exclude: ["Tests"]),
    .testTarget(
      name: "\(kit)ModulesTests", dependencies: kits + [.target(name: modules), "QuartetTesting"],
      path: "\(path)/Tests"),
  ]
}

/// A library in the folder of its name. Its target begins with `Quartet`, so that an app can have targets of that name.
func library(
  _ folder: String, in group: String, named name: String? = nil, _ dependencies: [Target.Dependency],
  exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name ?? "Quartet\(folder)", dependencies: dependencies, path: "Sources/\(group)/\(folder)",
    exclude: exclude, resources: resources)
}

func program(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "Sources/Tools/\(name)", exclude: exclude)
}

func tests(_ name: String, in group: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(group)/\(name)")
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
