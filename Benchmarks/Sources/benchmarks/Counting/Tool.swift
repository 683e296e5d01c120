import Foundation
import QuartetArguments
import QuartetToolchain

/// Runs a tool of the toolchain.
nonisolated enum Tool {
  /// What a tool has used.
  struct Cost {
    /// The processor time of the tool and all that it has run.
    let seconds: Double
    /// The most memory of one of these processes.
    let megabytes: Double
    /// What it has printed.
    let kilobytes: Double
  }

  /// Runs a tool to its end; what it prints goes to a file.
  ///
  /// - Throws: `UsageError` if its exit status is not 0.
  static func measure(_ arguments: [String], output: URL) throws -> Cost {
    // Foundation's Process does not return what a child has used.
    let words = ["/bin/sh", "-c", #"exec "$@" >"$0" 2>&1"#, output.path] + arguments
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let texts = [words, environment].map { $0.map { strdup($0) } + [nil] }
    defer { for text in texts.joined() { free(text) } }
    var (child, status, use) = (pid_t(), Int32(), rusage())
    guard posix_spawn(&child, words[0], nil, nil, texts[0], texts[1]) == 0,
      wait4(child, &status, 0, &use) == child, status == 0
    else {
      throw UsageError("\(arguments.prefix(2).joined(separator: " ")) failed: see \(output.path)")
    }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if os(macOS)
      let unit = 1e6
    #else
      let unit = 1e3
    #endif
    return Cost(
      seconds: seconds(use.ru_utime) + seconds(use.ru_stime), megabytes: Double(use.ru_maxrss) / unit,
      kilobytes: Double(try Data(contentsOf: output).count) / 1000)
  }

  /// The first line of a tool's standard output; nil if it fails.
  static func firstLine(_ arguments: [String]) -> String? {
    let data = try? Toolchain.run(arguments)
    return data.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) }
  }
}
