// swift-tools-version: 6.2

import PackageDescription

// The patterns: none of them knows another, and nothing knows them but the command and the tests.
let patterns = [
  "RoundTable",
  "VIPERKit",
  "RVBKit",
  "Interactions",
]

let package = Package(
  name: "Quartet",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: (patterns + ["Shared", "Screens", "HeadlessUIKit", "Parity"]).map {
    .library(name: $0, targets: [$0])
  } + [
    .executable(name: "quartet", targets: ["quartet"])
  ],
  targets: [
    // The house: UIKit where there is none, the domain, the passive screens.
    .target(name: "HeadlessUIKit"),
    .target(name: "Shared"),
    .target(
      name: "Screens",
      dependencies: [
        "Shared",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]
    ),

    // The feature without any pattern: what the patterns are measured against.
    .target(name: "Baseline", dependencies: ["Shared", "Screens"]),

    // What compares the patterns, and what measures them.
    .target(
      name: "Parity",
      dependencies: ["Shared", "Screens"],
      resources: [.copy("Scenarios")]
    ),
    .target(name: "AllocationCounter"),
    .target(name: "Measure", dependencies: ["AllocationCounter", "Parity", "Screens", "Shared"]),

    // The command.
    .executableTarget(
      name: "quartet",
      dependencies: ["Shared", "Screens", "Parity", "Measure", "Baseline"]
        + patterns.flatMap { [$0, "\($0)Probe"] }.map { .target(name: $0) }
    ),

    // The tests, and copies of the patterns' sources with bugs in them, which the tests have to find.
    .target(
      name: "TestSupport", dependencies: ["Measure", "Screens", "Shared"], path: "Tests/TestSupport"),
    .plugin(name: "Sabotage", capability: .buildTool(), exclude: ["copy-with-patches.sh"]),
    .target(
      name: "SaboteurSupport", dependencies: ["Parity", "Screens"], path: "Tests/Saboteurs/Support"),
    .testTarget(name: "HouseTests", dependencies: ["TestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "SharedTests", dependencies: ["Shared"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", "Shared"]),
    .testTarget(name: "BaselineTests", dependencies: ["Baseline", "Parity", "TestSupport"]),
    .testTarget(
      name: "ParityTests",
      dependencies: ["Parity", "Screens", "Shared", "TestSupport", "quartet"]
    ),
    .testTarget(
      name: "MeasureTests",
      dependencies: ["AllocationCounter", "Measure", "Screens", "Shared", "TestSupport", "quartet"]
    ),
    .testTarget(name: "quartetTests", dependencies: ["Parity", "Screens", "Shared", "quartet"]),
  ]
    + patterns.flatMap { pattern -> [Target] in
      [
        .target(name: pattern, dependencies: ["Shared", "Screens"]),
        .target(
          name: "\(pattern)Probe",
          dependencies: [.target(name: pattern), "Measure", "Screens"],
          path: "Sources/Probes/\(pattern)"
        ),
        .testTarget(
          name: "\(pattern)Tests",
          dependencies: [.target(name: pattern), "Parity", "Screens", "Shared", "TestSupport"]
        ),
        .testTarget(
          name: "\(pattern)SaboteurTests",
          dependencies: ["Parity", "SaboteurSupport", "Screens", "Shared"],
          path: "Tests/Saboteurs/\(pattern)",
          plugins: ["Sabotage"]
        ),
      ]
    },
  swiftLanguageModes: [.v6]
)

// Everything that a person sees happens on the main actor; what does not says so.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
