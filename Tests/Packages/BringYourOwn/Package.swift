// swift-tools-version: 6.2

import PackageDescription

// The feature with coordinators, checked against the specification like the package's own implementations.
let package = Package(
  name: "BringYourOwn",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(
      name: "Coordinated",
      dependencies: [
        .product(name: "FeatureEntry", package: "Quartet"),
        .product(name: "Screens", package: "Quartet"),
        .product(name: "Shared", package: "Quartet"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "CoordinatedTests",
      dependencies: ["Coordinated", .product(name: "Parity", package: "Quartet")],
      exclude: ["Found"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
