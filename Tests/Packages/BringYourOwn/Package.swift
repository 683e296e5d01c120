// swift-tools-version: 6.2

import PackageDescription

// The feature as somebody else builds it, checked as the package's own patterns are.
let package = Package(
  name: "BringYourOwn",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(
      name: "Coordinated",
      dependencies: [
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
