#if os(Linux) || os(macOS)
  import Foundation
  import QuartetTesting

  /// Finds functions of this program in its debug information, with the tools of the Swift toolchain.
  nonisolated struct Symbols {
    /// The folder of the package.
    let package: String

    /// The folders below `Sources` whose functions are recorded.
    let folders: [String]

    /// The functions at addresses; nil for those that are not recorded.
    ///
    /// - Throws: An error of ``Toolchain`` if a tool is missing.
    func functions(at addresses: [UInt]) throws -> [CalledFunction?] {
      var functions = [CalledFunction?](repeating: nil, count: addresses.count)
      var found: [(index: Int, symbol: String, file: String, line: Int)] = []
      let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
      let options = [
        "llvm-symbolizer", "--obj=\(program)", "--output-style=JSON", "--no-inlines", "--no-demangle",
      ]
      for start in stride(from: 0, to: addresses.count, by: Self.most) {
        let part = addresses[start...].prefix(Self.most)
        // The address of the call that records, not of the instruction after it.
        let output = try Toolchain.run(options + part.map { "0x" + String($0 - 1, radix: 16) })
        for (index, location) in try JSONDecoder().decode([Location].self, from: output).enumerated() {
          guard let symbol = location.Symbol.first, let file = file(at: symbol.FileName) else { continue }
          found.append((start + index, symbol.FunctionName, file, symbol.StartLine))
        }
      }
      for start in stride(from: 0, to: found.count, by: Self.most) {
        let part = found[start...].prefix(Self.most)
        let options = ["swift", "demangle", "--simplified", "--compact"]
        let output = String(decoding: try Toolchain.run(options + part.map(\.symbol)), as: UTF8.self)
        for (name, place) in zip(output.split(separator: "\n"), part) {
          functions[place.index] = CalledFunction(
            named: String(name), symbol: place.symbol, file: place.file, line: place.line)
        }
      }
      return functions
    }

    /// How many arguments a tool gets.
    private static let most = 1000

    private func file(at path: String) -> String? {
      folders.contains { path.hasPrefix("\(package)/Sources/\($0)/") }
        ? String(path.dropFirst(package.count + 1)) : nil
    }

    /// What `llvm-symbolizer` prints, with its own names.
    private struct Location: Decodable {
      struct Symbol: Decodable {
        let FunctionName: String
        let FileName: String
        let StartLine: Int
      }
      let Symbol: [Symbol]
    }
  }
#endif
