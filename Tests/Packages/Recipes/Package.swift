// swift-tools-version: 6.2

import PackageDescription

// What every app needs, as code to paste: a target with its tests for each pattern.
let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(name: "RoundTableRecipes", dependencies: [.product(name: "RoundTable", package: "Quartet")]),
    .testTarget(
      name: "RoundTableRecipesTests",
      dependencies: [
        "RoundTableRecipes",
        .product(name: "QuartetTesting", package: "Quartet"),
        .product(name: "RoundTable", package: "Quartet"),
        .product(name: "RoundTableTesting", package: "Quartet"),
      ]
    ),
    .target(name: "VIPERRecipes", dependencies: [.product(name: "VIPERKit", package: "Quartet")]),
    .testTarget(
      name: "VIPERRecipesTests",
      dependencies: [
        "VIPERRecipes",
        .product(name: "QuartetTesting", package: "Quartet"),
        .product(name: "VIPERKit", package: "Quartet"),
      ]
    ),
    .target(name: "RVBRecipes", dependencies: [.product(name: "RVBKit", package: "Quartet")]),
    .testTarget(
      name: "RVBRecipesTests",
      dependencies: [
        "RVBRecipes",
        .product(name: "QuartetTesting", package: "Quartet"),
        .product(name: "RVBKit", package: "Quartet"),
      ]
    ),
    .target(name: "InteractionsRecipes", dependencies: [.product(name: "Interactions", package: "Quartet")]),
    .testTarget(
      name: "InteractionsRecipesTests",
      dependencies: [
        "InteractionsRecipes",
        .product(name: "Interactions", package: "Quartet"),
        .product(name: "QuartetTesting", package: "Quartet"),
      ]
    ),
    // What to do without a class of UIKit that HeadlessUIKit does not have.
    .target(name: "MissingUIKit", dependencies: [.product(name: "RVBKit", package: "Quartet")]),
    .testTarget(
      name: "MissingUIKitTests",
      dependencies: [
        "MissingUIKit",
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
