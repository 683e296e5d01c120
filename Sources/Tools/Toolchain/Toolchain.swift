public import Foundation

/// Runs the tools of the Swift toolchain.
public nonisolated enum Toolchain {
  /// A tool that has failed.
  struct Failure: Error, CustomStringConvertible {
    let arguments: [String]

    var description: String { "This failed: \(arguments.joined(separator: " "))" }
  }

  /// The folders of the compiler's libraries.
  package struct Paths: Decodable, Sendable {
    package let runtimeResourcePath: String
    package let runtimeLibraryImportPaths: [String]
  }

  package static func paths() throws -> Paths { try found.get() }

  private static let found = Result {
    struct TargetInfo: Decodable { let paths: Paths }
    return try JSONDecoder().decode(TargetInfo.self, from: run(["swiftc", "-print-target-info"])).paths
  }

  /// The compiler's messages about files that import modules of the package.
  package static func messages(compiling arguments: [String]) throws -> String {
    // Where SwiftPM's own build system has the modules, and where Swift Build has them.
    let folders = BuildProducts.folders.flatMap { [$0.appendingPathComponent("Modules").path, $0.path] }
    let command = ["sh", "-c", #"swiftc "$@" 2>&1 || true"#, "sh"] + folders.flatMap { ["-I", $0] }
    return try String(decoding: run(command + arguments), as: UTF8.self)
  }

  /// Runs a tool and returns its standard output.
  ///
  /// - Throws: An error if its exit status is not 0.
  public static func run(_ arguments: [String]) throws -> Data {
    #if os(Linux) || os(macOS)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      // Not a pipe: a signal, such as the end of another process, interrupts reading from it.
      let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data().write(to: output)
      defer { try? FileManager.default.removeItem(at: output) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.startToEndWithThisProcess()
      process.waitForEnd()
      guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
      return try Data(contentsOf: output)
    #else
      throw Failure(arguments: arguments)
    #endif
  }
}

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
