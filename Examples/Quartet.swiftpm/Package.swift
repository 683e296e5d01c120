// swift-tools-version: 6.2

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "QuartetApp",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "QuartetApp",
      targets: ["QuartetApp"],
      bundleIdentifier: "com.example.quartet",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .box),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      // Links, and several windows.
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [.package(name: "Quartet", path: "../..")],
  targets: [
    // Not named Quartet: on a disk that ignores case, that is the command `quartet`.
    .executableTarget(
      name: "QuartetApp",
      dependencies: [
        .product(name: "QuartetImplementations", package: "Quartet"),
        .product(name: "QuartetUIKitFacts", package: "Quartet"),
        .product(name: "RoundTable", package: "Quartet"),
      ],
      path: "App",
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault")]
    )
  ],
  swiftLanguageModes: [.v5]
)
