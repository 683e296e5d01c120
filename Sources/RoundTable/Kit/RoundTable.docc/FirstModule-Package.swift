// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "MyApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../Quartet")],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "RoundTable", package: "Quartet")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "AppTests", dependencies: ["App"], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
