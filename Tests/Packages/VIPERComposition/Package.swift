// swift-tools-version: 6.2

import PackageDescription

// Composition across modules: a scene in one module, its interactors and their factory methods in two others.
let package = Package(
  name: "VIPERComposition",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(name: "HomeScene", dependencies: [.product(name: "VIPERKit", package: "Quartet")]),
    .target(
      name: "PatientHome", dependencies: ["HomeScene", .product(name: "VIPERKit", package: "Quartet")]),
    .target(name: "DoctorHome", dependencies: ["HomeScene", .product(name: "VIPERKit", package: "Quartet")]),
    .testTarget(
      name: "VIPERCompositionTests",
      dependencies: [
        "DoctorHome", "HomeScene", "PatientHome", .product(name: "VIPERKit", package: "Quartet"),
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
