// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "MyFeature",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(
      name: "MyFeature",
      dependencies: [
        .product(name: "FeatureEntry", package: "Quartet"),
        .product(name: "Screens", package: "Quartet"),
        .product(name: "Shared", package: "Quartet"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "MyFeatureTests",
      dependencies: [
        "MyFeature",
        .product(name: "Parity", package: "Quartet"),
        .product(name: "QuartetTesting", package: "Quartet"),
        .product(name: "Shared", package: "Quartet"),
      ],
      exclude: ["Found"]
    ),
  ]
)
