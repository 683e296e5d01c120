// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Mutants",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .executableTarget(
      name: "generated-mutants", dependencies: [.product(name: "QuartetInternal", package: "Quartet")],
      path: "Generated",
      exclude: ["Equivalent.txt"])
  ],
  swiftLanguageModes: [.v6]
)
