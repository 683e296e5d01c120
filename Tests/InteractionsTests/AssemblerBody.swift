import Foundation
import TestSupport

/// What the body of an `assemble()` calls by a type's name, as the compiler parses it.
nonisolated struct AssemblerBody: Sendable {
  let path: String
  /// The types that are initialised, in order, as often as it is done.
  let initialised: [String]

  /// The bodies in a file, one for each `assemble()`.
  static func all(in path: String) throws -> [AssemblerBody] {
    let data = try Tool.run([
      "swiftc", "-frontend", "-dump-parse", "-swift-version", "6", "-primary-file", path,
    ])
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    return lines.indices
      .filter { lines[$0].contains("(func_decl") && lines[$0].contains("\"assemble()\"") }
      .map { AssemblerBody(path: path, lines: block(at: $0, of: lines)) }
  }

  private init(path: String, lines: [String]) {
    self.path = path
    var initialised: [String] = []
    for (index, line) in lines.enumerated() where index > 0 && lines[index - 1].contains("call_expr ") {
      let isName = line.contains("(unresolved_decl_ref_expr ")
      let isMember = line.contains(" field=\"init\"")
      guard isName || isMember else { continue }
      let name = Self.value(of: "name", in: isName ? line : lines[min(index + 1, lines.count - 1)])
      if name.first?.isUppercase == true { initialised.append(name) }
    }
    self.initialised = initialised
  }

  /// The lines of a node, without what the dump shows a second time.
  private static func block(at start: Int, of lines: [String]) -> [String] {
    let depth = indentation(of: lines[start])
    var block: [String] = []
    var skipped: Int?
    for line in lines[(start + 1)...] where !line.isEmpty {
      let own = indentation(of: line)
      if own <= depth { break }
      if let outer = skipped, own > outer { continue }
      skipped = line.contains("(processed_init=") ? own : nil
      if skipped == nil { block.append(line) }
    }
    return block
  }

  private static func indentation(of line: String) -> Int {
    line.prefix { $0 == " " }.count
  }

  private static func value(of key: String, in line: String) -> String {
    let rest = line.components(separatedBy: " \(key)=\"").dropFirst().first ?? ""
    return String(rest.prefix { $0 != "\"" })
  }
}
