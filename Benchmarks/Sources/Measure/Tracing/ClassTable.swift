import Foundation

/// The classes of a target, what they inherit from, and where they stand.
nonisolated struct ClassTable {
  private let sources: [String: [Declaration]]
  private let superclasses: [String: String]

  init(_ sources: [ParsedSource]) throws {
    self.sources = Dictionary(sources.map { ($0.path, $0.declarations) }) { first, _ in first }
    var superclasses: [String: String] = [:]
    for source in sources {
      let names = source.declarations.filter { $0.kind == .class }.map(\.name)
      if names.isEmpty { continue }
      let code = try CodeLines(contentsOf: ParsedSource.root.appending(path: source.path))
        .lines.joined(separator: "\n")
      for match in code.matches(of: /\bclass\s+(\w+)\s*(?:<[^{]*?>)?\s*(?::\s*(\w+))?/) {
        superclasses[String(match.1)] = match.2.map(String.init) ?? ""
      }
    }
    self.superclasses = superclasses
  }

  /// The class that a line stands in, or that the extension is of that it stands in; nil if it is in none.
  func owner(of line: Int, in path: String) -> String? {
    let around = (sources[path] ?? []).filter { $0.lines.contains(line) }
    let inner = around.last { $0.kind.isType || $0.kind == .extension }
    return inner.flatMap { superclasses[$0.name] == nil ? nil : $0.name }
  }

  /// Classes without those that others among them inherit from, each once.
  func components(_ names: [String]) -> [String] {
    let inherited = names.flatMap { name in
      sequence(first: superclasses[name] ?? "") { self.superclasses[$0] }
    }
    return Set(names).subtracting(inherited).sorted()
  }
}
