// swift-tools-version: 6.2

import PackageDescription

func quartet(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "Quartet") }
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Quartet", path: "..")],
  targets: [
    // Counts what is taken from the heap.
    .target(name: "AllocationCounter"),

    // One small module in each pattern, and with what apps use in a pattern's place.
    .target(name: "Microbenchmarks", dependencies: quartet("RoundTable")),

    // The module on Round Table as its document describes it, to compare the kit with.
    .target(name: "RoundTableUpstream", dependencies: ["Microbenchmarks"] + quartet("HeadlessUIKit")),

    // The command: measures, counts, and renews the figures in Docs/Costs.md.
    .executableTarget(
      name: "benchmarks",
      dependencies: ["AllocationCounter", "Microbenchmarks", "RoundTableUpstream"]
        + quartet(
          "HeadlessUIKit", "QuartetImplementations", "QuartetInternal", "QuartetTesting", "RVBKit", "VIPERKit"
        )
    ),

    // A screen that opens another one, in plain view controllers: what a generated module is compared with.
    .target(name: "PlainScreens", dependencies: quartet("PortableUIKit")),
    .testTarget(
      name: "PlainScreensTests", dependencies: ["PlainScreens"] + quartet("PortableUIKit", "QuartetTesting")),

    .testTarget(
      name: "benchmarksTests",
      dependencies: ["AllocationCounter", "benchmarks"]
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
