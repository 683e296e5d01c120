// swift-tools-version: 6.2

import PackageDescription

let kit = Target.Dependency.product(name: "VIPERKit", package: "Quartet")

let package = Package(
  name: "VIPERDocument",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    // The document's scenes in its own names, and composition within a module.
    .target(name: "Document", dependencies: [kit]),

    // Composition across modules: a scene in one module, its interactors and their factory methods in two others.
    .target(name: "HomeScene", dependencies: [kit]),
    .target(name: "PatientHome", dependencies: ["HomeScene", kit]),
    .target(name: "DoctorHome", dependencies: ["HomeScene", kit]),

    // A list with an asynchronous interactor and an alert.
    .target(name: "PostsList", dependencies: [kit]),

    .testTarget(
      name: "VIPERDocumentTests",
      dependencies: [
        "DoctorHome", "Document", "HomeScene", "PatientHome", "PostsList", kit,
        .product(name: "QuartetTesting", package: "Quartet"),
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
