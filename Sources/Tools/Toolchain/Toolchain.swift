package import Foundation

/// Runs the tools of the Swift toolchain.
package nonisolated enum Toolchain {
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
  package static func run(_ arguments: [String]) throws -> Data {
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
