// swift-tools-version: 6.2

import PackageDescription

func quartet(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "Quartet") }
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  // For the apps that are measured.
  products: [.library(name: "GrowthMeasurement", targets: ["GrowthMeasurement"])],
  dependencies: [.package(name: "Quartet", path: "..")],
  targets: [
    // Counts what is taken from the heap.
    .target(name: "AllocationCounter"),

    // Runs a program with a limit of memory, and measures it.
    .target(name: "ChildProcess"),

    // Measures an app of generated screens, as a part of it.
    .target(name: "GrowthMeasurement", dependencies: ["AllocationCounter"] + quartet("HeadlessUIKit")),

    // Round Table as its document describes it, to compare the kit with.
    .target(name: "RoundTableUpstream", dependencies: quartet("HeadlessUIKit")),

    // One small module on Round Table's kit, as its document describes it, and on nothing.
    .target(name: "Microbenchmarks", dependencies: ["RoundTableUpstream"] + quartet("RoundTable")),

    // The command: measures, counts, and renews the figures in Docs/Costs.md.
    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "GrowthMeasurement", "ChildProcess", "Microbenchmarks"]
        + quartet(
          "HeadlessUIKit", "QuartetImplementations", "QuartetInternal", "QuartetTesting")
    ),

    .testTarget(
      name: "benchmarksTests",
      dependencies: ["AllocationCounter", "GrowthMeasurement", "benchmarks"]
        + quartet("HeadlessUIKit", "QuartetImplementations", "QuartetInternal")),
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
