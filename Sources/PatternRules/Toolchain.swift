#if os(Linux) || os(macOS)
  package import Foundation

  /// Runs the tools of the Swift toolchain.
  package nonisolated enum Toolchain {
    /// A tool that has failed.
    struct Failure: Error, CustomStringConvertible {
      let arguments: [String]

      var description: String { "This failed: \(arguments.joined(separator: " "))" }
    }

    /// What the compiler prints about its target.
    package struct TargetInfo: Decodable {
      package struct Target: Decodable { package let triple: String }
      package struct Paths: Decodable {
        package let runtimeResourcePath: String
        package let runtimeLibraryImportPaths: [String]
      }

      package let target: Target
      package let paths: Paths
    }

    package static func targetInfo() throws -> TargetInfo {
      try JSONDecoder().decode(TargetInfo.self, from: run(["swiftc", "-print-target-info"]))
    }

    /// The path of the SDK; nil on systems that have none.
    package static func sdk() throws -> String? {
      guard FileManager.default.fileExists(atPath: "/usr/bin/xcrun") else { return nil }
      return String(decoding: try run(["xcrun", "--show-sdk-path"]), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs a tool and returns its standard output.
    package static func run(_ arguments: [String]) throws -> Data {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      // Not a pipe: a signal, such as the end of another process, interrupts reading from it.
      let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data().write(to: output)
      defer { try? FileManager.default.removeItem(at: output) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
      return try Data(contentsOf: output)
    }
  }
#endif
