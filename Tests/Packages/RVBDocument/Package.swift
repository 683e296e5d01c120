// swift-tools-version: 6.2

import PackageDescription

// The modules of RVB's document, in its own names and as literally as Swift allows.
let package = Package(
  name: "RVBDocument",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    // The names of Combine, RxSwift and SwiftUI that the document uses.
    .target(name: "Streams", dependencies: [.product(name: "RVBKit", package: "Quartet")]),
    .target(name: "Child", dependencies: ["Streams", .product(name: "RVBKit", package: "Quartet")]),
    .target(
      name: "Parent", dependencies: ["Child", "Streams", .product(name: "RVBKit", package: "Quartet")]),
    .target(name: "ProductDetail", dependencies: [.product(name: "RVBKit", package: "Quartet")]),
    .target(name: "SignUp", dependencies: ["Streams", .product(name: "RVBKit", package: "Quartet")]),
    .target(name: "Routing", dependencies: ["Streams", .product(name: "RVBKit", package: "Quartet")]),
    .testTarget(
      name: "RVBDocumentTests",
      dependencies: [
        "Child", "Parent", "ProductDetail", "Routing", "SignUp", "Streams",
        .product(name: "QuartetTesting", package: "Quartet"), .product(name: "RVBKit", package: "Quartet"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.defaultIsolation(MainActor.self)]
}
