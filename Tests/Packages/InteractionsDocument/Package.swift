// swift-tools-version: 6.2

import PackageDescription

// The code of the document that describes Interactions: as it is written there, and on the kit.
let package = Package(
  name: "InteractionsDocument",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(name: "PodBayDoors", dependencies: [.product(name: "Interactions", package: "Quartet")]),
    .target(name: "PodBayDoorsOnKit", dependencies: [.product(name: "Interactions", package: "Quartet")]),
    .testTarget(
      name: "PodBayDoorsTests",
      dependencies: [
        "PodBayDoors", "PodBayDoorsOnKit",
        .product(name: "Interactions", package: "Quartet"),
        .product(name: "QuartetTesting", package: "Quartet"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.defaultIsolation(MainActor.self)]
}
