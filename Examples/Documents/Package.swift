// swift-tools-version: 6.2

import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Quartet") }

/// The modules of a pattern's document, in its own names and as literally as Swift allows, and their tests.
///
/// - Parameters:
///   - modules: The modules with what they import of each other.
///   - features: Upcoming features of the language that the document's code permits.
func document(
  _ pattern: String, kit: String, _ modules: KeyValuePairs<String, [String]>, features: [String] = []
) -> [Target] {
  let settings = [.defaultIsolation(MainActor.self)] + features.map { SwiftSetting.enableUpcomingFeature($0) }
  return modules.map { name, imports in
    .target(
      name: name, dependencies: imports.map { .byName(name: $0) } + [product(kit)], swiftSettings: settings)
  } + [
    .testTarget(
      name: "\(pattern)DocumentTests",
      dependencies: modules.map { .byName(name: $0.key) } + [product(kit), product("QuartetTesting")],
      swiftSettings: settings)
  ]
}

let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

// The code of the documents that describe the patterns.
let package = Package(
  name: "Documents",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Quartet", path: "../..")],
  targets:
    // Communication between modules, and the SwiftUI flavour; the sample has the rest.
    document("RoundTable", kit: "RoundTable", ["Review": [], "CloudSync": []], features: features)
    // Composition across modules, and a list with an asynchronous interactor and an alert.
    + document(
      "VIPER", kit: "VIPERKit",
      ["Document": [], "PatientHome": ["Document"], "DoctorHome": ["Document"]], features: features)
    // Streams has the names of Combine, RxSwift and SwiftUI that the document uses.
    + document(
      "RVB", kit: "RVBKit",
      [
        "Streams": [], "Child": ["Streams"], "Parent": ["Child", "Streams"],
        "SignUp": ["Parent", "Streams"], "Routing": ["Streams"],
      ])
    + document("Interactions", kit: "Interactions", ["PodBayDoors": []]),
  swiftLanguageModes: [.v6]
)
