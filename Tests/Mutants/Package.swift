// swift-tools-version: 6.2

import PackageDescription

/// A test target with a copy of a pattern's kit and sample, with all patches applied.
func mutants(_ folder: String) -> Target {
  .testTarget(
    name: "\(folder)MutantTests",
    dependencies: [
      "MutantSupport",
      .product(name: "FeatureEntry", package: "Quartet"),
      .product(name: "Screens", package: "Quartet"),
      .product(name: "Shared", package: "Quartet"),
    ],
    path: folder,
    plugins: ["Mutation"]
  )
}

let package = Package(
  name: "Mutants",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../..")],
  targets: [
    .plugin(name: "Mutation", capability: .buildTool()),
    .target(
      name: "MutantSupport",
      dependencies: [
        .product(name: "FeatureEntry", package: "Quartet"),
        .product(name: "Parity", package: "Quartet"),
      ],
      path: "Support"
    ),
    .executableTarget(
      name: "generated-mutants", dependencies: [.product(name: "Arguments", package: "Quartet")],
      path: "Generated",
      exclude: ["Equivalent.txt", "Planted.txt"]),
    mutants("Interactions"),
    mutants("RVBKit"),
    mutants("RoundTable"),
    mutants("VIPERKit"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin && target.type != .executable {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
