// swift-tools-version: 6.2

import PackageDescription

/// The recipes of a kit, and their tests.
func recipes(_ name: String, _ kit: String) -> [Target] {
  let products = [kit, "QuartetTesting"].map { Target.Dependency.product(name: $0, package: "Quartet") }
  return [
    .target(name: name, dependencies: ["Awaiting", products[0]]),
    .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name)] + products),
  ]
}

// What every app needs, as code to paste: a target with its tests for each pattern. And what to do without a class of UIKit
// that HeadlessUIKit does not have.
let package = Package(
  name: "Recipes",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../..")],
  targets: [.target(name: "Awaiting")] + recipes("RoundTableRecipes", "RoundTable")
    + recipes("VIPERRecipes", "VIPERKit") + recipes("RVBRecipes", "RVBKit")
    + recipes("InteractionsRecipes", "Interactions") + recipes("MissingUIKit", "RVBKit"),
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.defaultIsolation(MainActor.self)]
}
