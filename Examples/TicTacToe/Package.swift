// swift-tools-version: 6.2

import PackageDescription

// A small app in RVB: the second thing to read after the sample.
let package = Package(
  name: "TicTacToe",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../..")],
  targets: [
    .target(name: "TicTacToe", dependencies: [.product(name: "RVBKit", package: "Quartet")]),
    .testTarget(
      name: "TicTacToeTests",
      dependencies: [
        "TicTacToe", .product(name: "QuartetTesting", package: "Quartet"),
        .product(name: "RVBKit", package: "Quartet"),
      ]
    ),
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
