// swift-tools-version: 6.2

import PackageDescription

// What every app needs, as code to paste: a target with its tests for each pattern.
let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(name: "RVBRecipes", dependencies: [.product(name: "RVBKit", package: "Quartet")]),
    .testTarget(
      name: "RVBRecipesTests",
      dependencies: [
        "RVBRecipes",
        .product(name: "QuartetTesting", package: "Quartet"),
        .product(name: "RVBKit", package: "Quartet"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.defaultIsolation(MainActor.self)]
}
