// swift-tools-version: 6.2

import PackageDescription

// The module of Docs/Rewriting.md: the old screens with what is extracted from them, and the module in each pattern. The
// tests have what exists between two steps only.
let kits: KeyValuePairs = [
  "RoundTableGuests": "RoundTable", "VIPERGuests": "VIPERKit", "RVBGuests": "RVBKit",
  "InteractionsGuests": "Interactions",
]
let package = Package(
  name: "Guests",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../..")],
  targets: kits.map {
    .target(name: $0.key, dependencies: ["Guests", .product(name: $0.value, package: "Quartet")])
  } + [
    .target(name: "Guests", dependencies: [.product(name: "PortableUIKit", package: "Quartet")]),
    .testTarget(
      name: "RewritingTests",
      dependencies: ["Guests"] + kits.map { .byName(name: $0.key) }
        + kits.map { .product(name: $0.value, package: "Quartet") }
        + [.product(name: "QuartetTesting", package: "Quartet")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }
