import Foundation

/// Where something was measured.
nonisolated struct Machine: Sendable, CustomStringConvertible {
  /// The operating system and its version.
  let system: String
  /// The processor's name; "unknown processor" where the system does not have one.
  let processor: String
  let cores: Int
  /// The compiler's own description.
  let compiler: String
  /// The average number of processes that ran or waited for a core during the last minute, at the start.
  let load: Double
  /// Whether the build is optimized. Only then can times be compared.
  let isRelease: Bool

  /// How the line of the page begins that says where it was.
  static let sentence = "These figures are from "

  var description: String { "\(processor) with \(cores) cores, \(system), \(compiler)" }

  /// Says whether other programs were running.
  var loadAverage: String {
    let text = "The load average was \(Figure.digits(load)) at the start"
    return load < 0.5 * Double(cores)
      ? "\(text)." : "\(text): **other programs used the processor, so the times are rough.**"
  }

  /// Reads the description of this machine.
  static func this() -> Machine {
    let process = ProcessInfo.processInfo
    var load = [0.0]
    getloadavg(&load, 1)
    return Machine(
      system: line("PRETTY_NAME=", in: "/etc/os-release", after: "=")
        ?? "macOS \(process.operatingSystemVersionString)",
      processor: line("model name", in: "/proc/cpuinfo", after: ":")
        ?? Tool.firstLine(["sysctl", "-n", "machdep.cpu.brand_string"]) ?? "unknown processor",
      cores: process.activeProcessorCount,
      compiler: Tool.firstLine(["swiftc", "--version"]) ?? "unknown compiler",
      load: load[0], isRelease: !_isDebugAssertConfiguration())
  }

  private static func line(_ start: String, in file: String, after separator: Character) -> String? {
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n")
    let value = lines?.first { $0.hasPrefix(start) }?.drop { $0 != separator }.dropFirst()
    return value?.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
  }
}
