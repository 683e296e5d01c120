import Foundation

/// A source file: its text says what the index does not know.
nonisolated final class Source {
  private struct Place: Hashable {
    let line, column: Int
  }

  /// The path from the package's folder.
  let path: String
  private let lines: [Substring]
  private var symbols: [Place: [(symbol: Symbol, roles: Roles)]] = [:]

  init(_ path: String, in folder: String) throws {
    self.path = path
    // As the compiler counts them: the line end of Windows is another character, and ends in the same byte.
    lines = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      .utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }

  func add(_ use: Occurrence) {
    symbols[Place(line: use.line, column: use.column), default: []].append((use.symbol, use.roles))
  }

  /// The type that is named at a place.
  func type(at line: Int, _ column: Int) -> Symbol? {
    symbols[Place(line: line, column: column)]?.first(where: \.symbol.kind.isType)?.symbol
  }

  /// The text before an occurrence on its line.
  func text(before use: Occurrence) -> String {
    String(decoding: lines[use.line - 1].utf8.prefix(use.column - 1), as: UTF8.self)
  }

  /// Whether a write of a property changes it: it is a read if the chain ends in a subscript that is only read.
  func isChanged(_ property: Symbol, _ line: Int, _ column: Int) -> Bool {
    let text = Array(lines[line - 1].utf8)
    func part(at index: Int) -> (symbol: Symbol, roles: Roles)? {
      symbols[Place(line: line, column: index + 1)]?.first { $0.symbol.kind == .property }
    }
    var end = column - 1 + property.name.utf8.count
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): end += 1
      case UInt8(ascii: "."):
        guard let member = part(at: end + 1) else { return true }
        return member.roles.contains(.write) && isChanged(member.symbol, line, end + 2)
      case UInt8(ascii: "["):
        guard let subscripted = part(at: end) else { return true }
        guard subscripted.roles.contains(.write) else { return false }
        var depth = 0
        repeat {
          depth += text[end] == UInt8(ascii: "[") ? 1 : text[end] == UInt8(ascii: "]") ? -1 : 0
          end += 1
        } while depth > 0 && end < text.count
      default: return true
      }
    }
    return true
  }

  /// Whether an occurrence in a function is inside of further braces, such as a closure's.
  func isInClosure(_ use: Occurrence, of function: Occurrence) -> Bool {
    let between = lines[(function.line - 1)..<(use.line - 1)].joined() + text(before: use)
    return between.count { $0 == "{" } - between.count { $0 == "}" } > 1
  }
}
