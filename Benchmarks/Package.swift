// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "..")],
  targets: [
    // Counts what is taken from the heap.
    .target(name: "AllocationCounter"),

    // Round Table as its document describes it, to compare the kit with.
    .target(
      name: "RoundTableUpstream", dependencies: [.product(name: "HeadlessUIKit", package: "Quartet")]),

    // One small module on Round Table's kit, as its document describes it, and on nothing.
    .target(
      name: "Microbenchmarks",
      dependencies: [
        "RoundTableUpstream",
        .product(name: "RoundTable", package: "Quartet"),
      ]
    ),

    // The command: measures, counts, and writes Docs/Costs.md.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter", "Microbenchmarks",
        .product(name: "Arguments", package: "Quartet"),
        .product(name: "FeatureEntry", package: "Quartet"),
        .product(name: "HeadlessUIKit", package: "Quartet"),
        .product(name: "Implementations", package: "Quartet"),
        .product(name: "Screens", package: "Quartet"),
        .product(name: "Shared", package: "Quartet"),
      ]
    ),

    .testTarget(
      name: "benchmarksTests",
      dependencies: [
        "AllocationCounter", "Microbenchmarks", "benchmarks",
        .product(name: "Arguments", package: "Quartet"),
        .product(name: "FeatureEntry", package: "Quartet"),
        .product(name: "HeadlessUIKit", package: "Quartet"),
        .product(name: "Implementations", package: "Quartet"), .product(name: "Screens", package: "Quartet"),
        .product(name: "Shared", package: "Quartet"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
