// swift-tools-version: 6.2

import PackageDescription

// Each kit in an app: one source, built in Swift 5 and 6 mode, with and without the main actor as default isolation.
let package = Package(
  name: "Adopters",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")]
)

let modes: [String: [SwiftSetting]] = [
  "Swift5": [.swiftLanguageMode(.v5)],
  "Swift5MainActor": [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
  "Swift6": [.swiftLanguageMode(.v6)],
  "Swift6MainActor": [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)],
]

for kit in ["RoundTable", "VIPERKit", "RVBKit", "Interactions"] {
  for (mode, settings) in modes {
    package.targets.append(
      .target(
        name: kit + mode,
        dependencies: [.product(name: kit, package: "Quartet")],
        path: "Targets/" + kit + mode,
        swiftSettings: settings + [.treatAllWarnings(as: .error)]
      ))
  }
}

let apps = package.targets.map { Target.Dependency.target(name: $0.name) }
package.targets.append(
  .testTarget(
    name: "AdoptersTests",
    dependencies: apps + [
      .product(name: "QuartetTesting", package: "Quartet"), .product(name: "RoundTable", package: "Quartet"),
    ],
    swiftSettings: [.defaultIsolation(MainActor.self)]
  ))
