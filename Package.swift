// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Quartet",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    // A kit for each pattern: what an app imports.
    .library(name: "RoundTable", targets: ["RoundTable"]),
    .library(name: "VIPERKit", targets: ["VIPERKit", "VIPERPresenterKit"]),
    .library(name: "RVBKit", targets: ["RVBKit"]),
    .library(name: "Interactions", targets: ["Interactions"]),

    // What a kit re-exports, for modules without a pattern: UIKit, and what waits for its transitions.
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),

    // UIKit in memory, to build and test a kit's modules on Linux and macOS.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),

    // Facts about UIKit's behaviour, to check on a device and on the stand-in.
    .library(name: "UIKitFacts", targets: ["UIKitFacts"]),

    // Records what one component of a Round Table module sends, for the tests of an app.
    .library(name: "RoundTableTesting", targets: ["RoundTableTesting"]),

    // A leak check, a host, fakes, and the rules of the documents, for the tests of an app.
    .library(name: "QuartetTesting", targets: ["QuartetTesting"]),

    // The rules of the documents, on Linux and macOS. QuartetTesting brings them.
    .library(name: "PatternRules", targets: ["PatternRules"]),

    // A navigator that records, for tests of VIPER's routers.
    .library(name: "VIPERKitTesting", targets: ["VIPERKitTesting"]),

    // What an implementation of the feature is written with and checked by.
    .library(name: "FeatureEntry", targets: ["FeatureEntry"]),
    .library(name: "Shared", targets: ["Shared"]),
    .library(name: "Screens", targets: ["Screens"]),
    .library(name: "Parity", targets: ["Parity"]),

    // The five implementations of this package.
    .library(name: "Implementations", targets: ["Implementations"]),

    .executable(name: "quartet", targets: ["quartet"]),

    // Reads the arguments of the commands, also of those in the nested packages.
    .library(name: "Arguments", targets: ["Arguments"]),

    // `swift package new-module` writes a module of a pattern; the benchmarks write whole apps.
    .library(name: "ModuleGenerator", targets: ["ModuleGenerator"]),
    .plugin(name: "new-module", targets: ["new-module"]),

    // `swift package check-modules` checks the rules of the documents.
    .plugin(name: "check-modules", targets: ["check-modules"]),
  ],
  targets: [
    // UIKit's API: UIKit itself on iOS, a stand-in in memory elsewhere.
    .target(name: "HeadlessUIKit"),
    .target(
      name: "PortableUIKit",
      dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))]
    ),
    .target(name: "UIKitFacts", dependencies: ["PortableUIKit"], exclude: ["Results"]),

    // The kits.
    .target(name: "RoundTable", dependencies: ["PortableUIKit"], path: "Sources/RoundTable/Kit"),
    .target(
      name: "VIPERKit", dependencies: ["PortableUIKit", "VIPERPresenterKit"], path: "Sources/VIPERKit/Kit"),
    // What presenters and their tests need of VIPERKit, without UIKit.
    .target(name: "VIPERPresenterKit", path: "Sources/VIPERKit/PresenterKit"),
    .target(name: "RVBKit", dependencies: ["PortableUIKit"], path: "Sources/RVBKit/Kit"),
    .target(name: "Interactions", dependencies: ["PortableUIKit"], path: "Sources/Interactions/Kit"),

    // The feature: its domain, its screens, and how an implementation is started.
    .target(name: "Shared"),
    .target(name: "Screens", dependencies: ["PortableUIKit", "Shared"]),
    .target(name: "FeatureEntry", dependencies: ["PortableUIKit", "Shared"]),

    // The samples: the feature in each pattern, and without one.
    .target(
      name: "RoundTableSample",
      dependencies: ["FeatureEntry", "RoundTable", "Screens", "Shared"],
      path: "Sources/RoundTable",
      exclude: ["Kit", "Testing"]
    ),
    .target(
      name: "VIPERSample",
      dependencies: ["FeatureEntry", "Screens", "Shared", "VIPERKit", "VIPERPresenterKit"],
      path: "Sources/VIPERKit",
      exclude: ["Kit", "PresenterKit", "Testing"]
    ),
    .target(
      name: "RVBSample",
      dependencies: ["FeatureEntry", "RVBKit", "Screens", "Shared"],
      path: "Sources/RVBKit",
      exclude: ["Kit"]
    ),
    .target(
      name: "InteractionsSample",
      dependencies: ["FeatureEntry", "Interactions", "Screens", "Shared"],
      path: "Sources/Interactions",
      exclude: ["Kit"]
    ),
    .target(name: "Baseline", dependencies: ["FeatureEntry", "PortableUIKit", "Screens", "Shared"]),
    .target(
      name: "Implementations",
      dependencies: [
        "Baseline", "FeatureEntry", "InteractionsSample", "RVBSample", "RoundTableSample", "VIPERSample",
      ]
    ),

    // Apps whose screens have different patterns, from the adapters in the samples' folders.
    .target(name: "Mixed", dependencies: ["FeatureEntry", "Implementations", "PortableUIKit", "Shared"]),

    // Tests: a leak check, a host, fakes, and the documents' rules; and a fake gateway and a host of the feature.
    .target(
      name: "QuartetTesting",
      dependencies: [
        .target(name: "PatternRules", condition: .when(platforms: [.linux, .macOS])), "PortableUIKit",
      ]
    ),
    // The documents' rules need no UIKit, so that the plugin's tool is built without it. On iOS there is no compiler.
    .target(name: "PatternRules"),
    .target(name: "RoundTableTesting", dependencies: ["RoundTable"], path: "Sources/RoundTable/Testing"),
    .target(
      name: "VIPERKitTesting", dependencies: ["PortableUIKit", "QuartetTesting", "VIPERKit"],
      path: "Sources/VIPERKit/Testing"
    ),
    .target(name: "SharedTesting", dependencies: ["FeatureEntry", "QuartetTesting", "Shared"]),

    // The specification as code, and what checks an implementation against it.
    .target(
      name: "Parity",
      dependencies: [
        "Arguments", "FeatureEntry", "PortableUIKit", "QuartetTesting", "Shared", "SharedTesting",
      ],
      resources: [.copy("Scenarios")]
    ),

    // Records the calls of an implementation, in a build with its own flags.
    .target(name: "TraceRecorder"),
    .target(name: "Trace", dependencies: ["PatternRules", "TraceRecorder"]),

    // Reads the arguments of the commands.
    .target(name: "Arguments"),

    // The command-line tool.
    .executableTarget(
      name: "quartet",
      dependencies: [
        "Arguments", "FeatureEntry", "Implementations", "Mixed", "ModuleGenerator", "Parity", "PortableUIKit",
        "QuartetTesting", "Shared", "Trace",
      ]
    ),

    // The generator of modules: as a library, as the plugin's tool, and as a plugin.
    .target(name: "ModuleGenerator", dependencies: ["Arguments"], resources: [.copy("Modules")]),
    .executableTarget(name: "module-generator", dependencies: ["Arguments", "ModuleGenerator"]),
    .plugin(
      name: "new-module",
      capability: .command(
        intent: .custom(verb: "new-module", description: "Writes a module of a pattern, with a test."),
        permissions: [.writeToPackageDirectory(reason: "It writes the files of the new module.")]
      ),
      dependencies: ["module-generator"]
    ),

    // The modules that the generator copies.
    .target(
      name: "RoundTableModules", dependencies: ["RoundTable"],
      path: "Sources/ModuleGenerator/Modules/RoundTable",
      exclude: ["Tests"]
    ),
    .testTarget(
      name: "RoundTableModulesTests", dependencies: ["RoundTableModules", "QuartetTesting", "RoundTable"],
      path: "Sources/ModuleGenerator/Modules/RoundTable/Tests"
    ),
    .target(
      name: "VIPERKitModules", dependencies: ["VIPERKit", "VIPERPresenterKit"],
      path: "Sources/ModuleGenerator/Modules/VIPERKit",
      exclude: ["Tests"]
    ),
    .testTarget(
      name: "VIPERKitModulesTests",
      dependencies: ["VIPERKitModules", "QuartetTesting", "VIPERKit", "VIPERPresenterKit"],
      path: "Sources/ModuleGenerator/Modules/VIPERKit/Tests"
    ),
    .target(
      name: "RVBKitModules", dependencies: ["RVBKit"], path: "Sources/ModuleGenerator/Modules/RVBKit",
      exclude: ["Tests"]
    ),
    .testTarget(
      name: "RVBKitModulesTests", dependencies: ["RVBKitModules", "QuartetTesting", "RVBKit"],
      path: "Sources/ModuleGenerator/Modules/RVBKit/Tests"
    ),
    .target(
      name: "InteractionsModules", dependencies: ["Interactions"],
      path: "Sources/ModuleGenerator/Modules/Interactions",
      exclude: ["Tests"]
    ),
    .testTarget(
      name: "InteractionsModulesTests",
      dependencies: ["InteractionsModules", "QuartetTesting", "Interactions"],
      path: "Sources/ModuleGenerator/Modules/Interactions/Tests"
    ),
    .target(
      name: "PortableUIKitModules", dependencies: ["PortableUIKit"],
      path: "Sources/ModuleGenerator/Modules/PortableUIKit",
      exclude: ["Tests"]
    ),
    .testTarget(
      name: "PortableUIKitModulesTests",
      dependencies: ["PortableUIKit", "PortableUIKitModules", "QuartetTesting"],
      path: "Sources/ModuleGenerator/Modules/PortableUIKit/Tests"
    ),

    // The checker of modules: as the plugin's tool, and as a plugin.
    .executableTarget(name: "module-checker", dependencies: ["Arguments", "PatternRules"]),
    .plugin(
      name: "check-modules",
      capability: .command(
        intent: .custom(verb: "check-modules", description: "Checks the rules of the patterns' documents.")
      ),
      dependencies: ["module-checker"]
    ),

    // The tests.
    // Modules in the style of other authors that break the rules of the patterns' documents, for the tests of the rules.
    .target(name: "ThirdParty", dependencies: ["PortableUIKit"], path: "Tests/Violations/ThirdParty"),
    .target(
      name: "RoundTableViolations", dependencies: ["RoundTable", "ThirdParty"],
      path: "Tests/Violations/RoundTable"
    ),
    .target(
      name: "VIPERViolations", dependencies: ["ThirdParty", "VIPERKit"], path: "Tests/Violations/VIPER"
    ),
    .target(name: "RVBViolations", dependencies: ["RVBKit", "ThirdParty"], path: "Tests/Violations/RVB"),
    .target(
      name: "InteractionsViolations", dependencies: ["Interactions", "ThirdParty"],
      path: "Tests/Violations/Interactions"
    ),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"]),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["PatternRules", "QuartetTesting", "SharedTesting"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "QuartetTesting", "UIKitFacts"]),
    .testTarget(
      name: "MixedTests",
      dependencies: ["FeatureEntry", "Implementations", "Mixed", "Parity", "QuartetTesting"]),
    .testTarget(name: "ModuleGeneratorTests", dependencies: ["Arguments", "ModuleGenerator"]),
    .testTarget(name: "PortableUIKitTests", dependencies: ["PortableUIKit"]),
    .testTarget(
      name: "QuartetTestingTests",
      dependencies: [
        "PatternRules", "PortableUIKit", "QuartetTesting", "Shared", "SharedTesting", "module-checker",
      ]
    ),
    .testTarget(name: "ScreensTests", dependencies: ["PortableUIKit", "Screens", "Shared"]),
    .testTarget(name: "SharedTests", dependencies: ["QuartetTesting", "Shared", "SharedTesting"]),
    .testTarget(name: "UIKitFactsTests", dependencies: ["HeadlessUIKit", "QuartetTesting", "UIKitFacts"]),
    .testTarget(
      name: "RoundTableTests",
      dependencies: [
        "PatternRules", "QuartetTesting", "RoundTable", "RoundTableSample", "RoundTableTesting",
        "RoundTableViolations", "Screens", "Shared", "SharedTesting",
      ]
    ),
    .testTarget(
      name: "VIPERKitTests",
      dependencies: [
        "PatternRules", "QuartetTesting", "Screens", "Shared", "SharedTesting", "VIPERKit",
        "VIPERKitTesting", "VIPERPresenterKit", "VIPERSample", "VIPERViolations",
      ]
    ),
    .testTarget(
      name: "RVBKitTests",
      dependencies: [
        "PatternRules", "QuartetTesting", "RVBKit", "RVBSample", "RVBViolations", "Screens", "Shared",
        "SharedTesting",
      ]
    ),
    .testTarget(name: "RVBWithoutKitTests", dependencies: ["PortableUIKit"]),
    .testTarget(
      name: "InteractionsTests",
      dependencies: [
        "Interactions", "InteractionsSample", "InteractionsViolations", "PatternRules", "QuartetTesting",
        "Screens", "Shared", "SharedTesting",
      ]
    ),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "Baseline", "FeatureEntry", "Implementations", "InteractionsSample", "Parity", "PortableUIKit",
        "QuartetTesting", "Screens", "Shared", "SharedTesting",
      ]
    ),
    // The example app's Login of Round Table's binding flavour, with UIKit in SwiftUI's place.
    .testTarget(
      name: "QuartetAppTests",
      dependencies: ["FeatureEntry", "Parity", "RoundTable", "Screens", "Shared"]
    ),
    .testTarget(
      name: "quartetTests",
      dependencies: [
        "Arguments", "FeatureEntry", "Implementations", "Mixed", "Parity", "PortableUIKit", "QuartetTesting",
        "Shared", "quartet",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// As in an app without main-actor default isolation.
for target in package.targets where target.name.contains("Modules") {
  target.swiftSettings?.removeFirst()
}

// Other authors: no upcoming features.
for target in package.targets where target.name.hasSuffix("Violations") {
  target.swiftSettings = [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]
}
