// swift-tools-version: 6.2

import PackageDescription

// The code of the Round Table document in its own names: the UIKit flavour, and the SwiftUI flavour.
let package = Package(
  name: "RoundTableDocument",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(name: "RoundTableDocument", dependencies: [.product(name: "RoundTable", package: "Quartet")]),
    .target(name: "CloudSync", dependencies: [.product(name: "RoundTable", package: "Quartet")]),
    .testTarget(
      name: "RoundTableDocumentTests",
      dependencies: [
        "CloudSync", "RoundTableDocument",
        .product(name: "QuartetTesting", package: "Quartet"),
        .product(name: "RoundTable", package: "Quartet"),
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
