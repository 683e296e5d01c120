import Foundation

/// How often each part of each function was reached.
nonisolated struct Coverage {
  /// A part of a function, from one place in its file to another.
  struct Region {
    let start: (line: Int, column: Int)
    let end: (line: Int, column: Int)
    var count: Int

    func contains(_ line: Int, _ column: Int) -> Bool {
      start <= (line, column) && (line, column) < end
    }
  }

  /// A function, a closure or a computed property.
  struct Function {
    /// Its name as the linker knows it, from "$s" on.
    let symbol: String
    let file: String
    var count: Int
    /// Outer parts before those in them.
    var regions: [Region]

    /// Where it begins.
    var line: Int { regions.first?.start.line ?? 0 }

    /// How often a place in it was reached.
    func count(line: Int, column: Int) -> Int {
      regions.last { $0.contains(line, column) }?.count ?? 0
    }
  }

  var functions: [Function]

  /// What was reached more often here than there, and how much more often.
  func subtracting(_ other: Coverage) -> Coverage {
    let others = Dictionary(other.functions.map { ($0.symbol, $0) }) { first, _ in first }
    let differences = functions.map { function -> Function in
      guard let old = others[function.symbol] else { return function }
      var function = function
      function.count -= old.count
      for index in function.regions.indices where index < old.regions.count {
        function.regions[index].count -= old.regions[index].count
      }
      return function
    }
    return Coverage(functions: differences.filter { $0.count > 0 })
  }
}

nonisolated extension Coverage {
  private struct Export: Decodable {
    struct Part: Decodable { let functions: [Entry] }
    struct Entry: Decodable {
      let name: String
      let count: Int
      let filenames: [String]
      /// Line, column, line, column, count, and what else there is to say.
      let regions: [[Int]]
    }
    let data: [Part]
  }

  /// Reads what `llvm-cov export` has written of the functions in a folder.
  ///
  /// The right side of a `&&` or a `??` is a closure for the compiler, and for nobody else; it is left out.
  init(json: Data, folder: String) throws {
    let entries = try JSONDecoder().decode(Export.self, from: json).data.flatMap(\.functions).filter {
      $0.filenames.first?.contains(folder) == true && $0.name.firstMatch(of: /fu\d*_$/) == nil
    }
    functions = entries.map { entry in
      let regions = entry.regions.filter { $0.count > 4 }.map {
        Region(start: ($0[0], $0[1]), end: ($0[2], $0[3]), count: $0[4])
      }
      return Function(
        symbol: entry.name.range(of: "$s").map { String(entry.name[$0.lowerBound...]) } ?? entry.name,
        file: entry.filenames.first ?? "", count: entry.count,
        regions: regions.sorted { ($0.start, $1.end) < ($1.start, $0.end) })
    }
  }
}

nonisolated private func < (
  one: ((line: Int, column: Int), (line: Int, column: Int)),
  other: ((line: Int, column: Int), (line: Int, column: Int))
) -> Bool {
  one.0 == other.0 ? one.1 < other.1 : one.0 < other.0
}
