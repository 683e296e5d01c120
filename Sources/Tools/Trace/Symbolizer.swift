import Foundation
import QuartetToolchain

/// `llvm-symbolizer`, which stays open: it reads the debug information of a program once, and then addresses, a line each.
nonisolated final class Symbolizer {
  /// It is missing, or has ended.
  struct Failure: Error {}

  #if os(Linux) || os(macOS)
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    init(program: String) {
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "llvm-symbolizer", "--obj=\(program)", "--output-style=JSON", "--no-inlines", "--no-demangle",
      ]
      process.standardInput = input
      process.standardOutput = output
    }

    /// The tool's lines about addresses: one JSON object each.
    func lines(at addresses: [UInt]) throws -> [Data] {
      if !addresses.isEmpty { try start() }
      // So many that neither pipe is ever full.
      return try stride(from: 0, to: addresses.count, by: 64).flatMap { start in
        let part = addresses[start...].prefix(64)
        let text = part.map { "0x\(String($0, radix: 16))\n" }.joined()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        return try read(part.count)
      }
    }

    /// Starts the tool the first time. Its input ends, and therefore the tool, when this process does or releases it.
    private func start() throws {
      guard process.processIdentifier == 0 else { return }
      // Not with the pipes: to write to those of a tool that is missing would end this process.
      _ = try Toolchain.run(["llvm-symbolizer", "--version"])
      try process.run()
    }

    /// Reads lines. A signal, such as the end of another process, can interrupt it, which Foundation's functions report.
    private func read(_ count: Int) throws -> [Data] {
      var data = Data()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while data.count(where: { $0 == UInt8(ascii: "\n") }) < count {
        let size = Foundation.read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
        guard size > 0 || size < 0 && errno == EINTR else { throw Failure() }
        data += buffer.prefix(max(0, size))
      }
      return data.split(separator: UInt8(ascii: "\n"))
    }
  #else
    init(program: String) {}
    func lines(at addresses: [UInt]) throws -> [Data] { throw Failure() }
  #endif
}
