package import Foundation

/// The folders of what was built with a test.
package nonisolated enum BuildProducts {
  /// The folders of the program, and of the test bundles on Apple's systems.
  package static var folders: [URL] {
    #if canImport(Darwin)
      [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    #else
      // To ask for all bundles crashes in Foundation of Swift 6.2.
      [Bundle.main.bundleURL]
    #endif
  }

  /// A program of the package.
  package static func program(_ name: String) -> URL? {
    folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
  }
}
