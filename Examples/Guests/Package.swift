// swift-tools-version: 6.2

import PackageDescription

// One small app in four patterns, for Docs/Rewriting.md and Docs/Recipes.md: the old screens with what is extracted from
// them, and for each pattern the finished module and code to paste. The tests have what exists between two steps only.
let kits: KeyValuePairs = [
  "RoundTableGuests": "RoundTable", "VIPERGuests": "VIPERKit", "RVBGuests": "RVBKit",
  "InteractionsGuests": "Interactions",
]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Quartet") }

let package = Package(
  name: "Guests",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../..")],
  targets: kits.map { .target(name: $0.key, dependencies: ["Guests", product($0.value)]) } + [
    .target(name: "Guests", dependencies: [product("PortableUIKit")]),
    .testTarget(
      name: "GuestsTests",
      dependencies: ["Guests"] + kits.map { .byName(name: $0.key) } + kits.map { product($0.value) }
        + [product("QuartetTesting")]),
    // A module that needs what HeadlessUIKit does not have.
    .target(name: "MissingUIKit", dependencies: [product("RVBKit")]),
    .testTarget(
      name: "MissingUIKitTests", dependencies: ["MissingUIKit", product("RVBKit"), product("QuartetTesting")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }
