// swift-tools-version: 6.2

import PackageDescription

// The same list app on each kit: tasks that the user adds, edits and, after a question, deletes.
let package = Package(
  name: "ListApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../../..")],
  targets: [
    .target(name: "TaskScreens", dependencies: [.product(name: "HeadlessUIKit", package: "Quartet")]),
    .target(
      name: "RoundTableTasks",
      dependencies: ["TaskScreens", .product(name: "RoundTable", package: "Quartet")]),
    .target(
      name: "VIPERTasks", dependencies: ["TaskScreens", .product(name: "VIPERKit", package: "Quartet")]),
    .target(name: "RVBTasks", dependencies: ["TaskScreens", .product(name: "RVBKit", package: "Quartet")]),
    .target(
      name: "InteractionsTasks",
      dependencies: ["TaskScreens", .product(name: "Interactions", package: "Quartet")]
    ),
    .testTarget(
      name: "ListAppTests",
      dependencies: [
        "InteractionsTasks", "RVBTasks", "RoundTableTasks", "TaskScreens", "VIPERTasks",
        .product(name: "HeadlessUIKit", package: "Quartet"),
        .product(name: "QuartetTesting", package: "Quartet"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.defaultIsolation(MainActor.self)]
}
