// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Quartet",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "RoundTable", targets: ["RoundTable"]),
    .library(name: "Shared", targets: ["Shared"]),
    .library(name: "Screens", targets: ["Screens"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Parity", targets: ["Parity"]),
    .executable(name: "quartet", targets: ["quartet"]),
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

    // The patterns. None of them knows another.
    .target(name: "RoundTable", dependencies: ["Shared", "Screens"]),

    // What compares them.
    .target(
      name: "Parity",
      dependencies: ["Shared", "Screens"],
      resources: [.copy("Scenarios")]
    ),
    .executableTarget(
      name: "quartet",
      dependencies: ["Shared", "Screens", "Parity", "RoundTable"]
    ),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "HouseTests", dependencies: ["TestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "SharedTests", dependencies: ["Shared"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", "Shared"]),
    .testTarget(name: "RoundTableTests", dependencies: ["RoundTable", "Screens", "Shared", "TestSupport"]),
    .testTarget(name: "ParityTests", dependencies: ["Parity", "RoundTable", "Screens", "Shared"]),
    .testTarget(name: "quartetTests", dependencies: ["quartet"]),
  ],
  swiftLanguageModes: [.v6]
)

// Everything that a person sees happens on the main actor; what does not says so.
for target in package.targets {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
