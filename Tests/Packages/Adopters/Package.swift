// swift-tools-version: 6.2

import PackageDescription

// Each kit in an app: one source, built in Swift 5 and 6 mode, with and without the main actor as default isolation.
let kits = ["RoundTable", "VIPERKit", "RVBKit", "Interactions"]
let modes: [(name: String, settings: [SwiftSetting])] = [
  ("Swift5", [.swiftLanguageMode(.v5)]),
  ("Swift5MainActor", [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
  ("Swift6", [.swiftLanguageMode(.v6)]),
  ("Swift6MainActor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
]

let package = Package(
  name: "Adopters",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: kits.flatMap { kit in
    modes.map { mode in
      .target(
        name: kit + mode.name,
        dependencies: [.product(name: kit, package: "Quartet")],
        path: "Targets/" + kit + mode.name,
        swiftSettings: mode.settings + [.treatAllWarnings(as: .error)]
      )
    }
  } + [
    .testTarget(
      name: "AdoptersTests",
      dependencies: kits.flatMap { kit in modes.map { .target(name: kit + $0.name) } }
        + [.product(name: "RoundTable", package: "Quartet")]
    )
  ]
)
