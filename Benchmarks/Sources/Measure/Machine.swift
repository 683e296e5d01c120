import Foundation

/// Where something was measured.
nonisolated public struct Machine: Codable, Sendable {
  /// The operating system and its version.
  public var system: String
  /// The processor's name; "unknown" where the system does not tell.
  public var processor: String
  /// How many cores the process may use.
  public var cores: Int
  /// The compiler, as it names itself.
  public var compiler: String
  /// "release" or "debug".
  public var configuration: String

  /// Asks the system and the toolchain.
  public static func this() -> Machine {
    let process = ProcessInfo.processInfo
    let version = try? Tool.run(["swiftc", "--version"], isQuiet: true)
    return Machine(
      system: system(process), processor: processor(), cores: process.activeProcessorCount,
      compiler: version.flatMap { firstLine($0) } ?? "unknown",
      configuration: Build.isRelease ? "release" : "debug")
  }

  private static func system(_ process: ProcessInfo) -> String {
    let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let line = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
    let name = line.map { $0.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" } }
    return name ?? "macOS \(process.operatingSystemVersionString)"
  }

  private static func processor() -> String {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    if let line = information.split(separator: "\n").first(where: { $0.hasPrefix("model name") }),
      let colon = line.firstIndex(of: ":")
    {
      return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let name = try? Tool.run(["sysctl", "-n", "machdep.cpu.brand_string"], isQuiet: true)
    return name.flatMap { firstLine($0) } ?? "unknown"
  }

  private static func firstLine(_ data: Data) -> String? {
    String(decoding: data, as: UTF8.self).split(separator: "\n").first.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
