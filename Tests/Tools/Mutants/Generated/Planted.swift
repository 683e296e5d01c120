import Foundation

/// The mistakes of `Planted.txt`, bugs and differences, by package.
struct Planted {
  private(set) var packages: [(name: String, mutations: [Mutation])] = []

  /// A line of the table that does not fit its file.
  struct Misfit: Error, CustomStringConvertible {
    let line: String

    var description: String { "Planted.txt: no line of the file, or several, have the text of: \(line)" }
  }

  /// Reads the table and finds each text.
  init(quartet: URL) throws {
    let table = quartet.appendingPathComponent("Tests/Tools/Mutants/Generated/Planted.txt")
    var section: Int?
    for line in try String(contentsOf: table, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("== ") {
        let name = String(line.dropFirst(3))
        section = packages.firstIndex { $0.name == name } ?? packages.count
        if section == packages.count { packages.append((name, [])) }
      }
      let columns = line.components(separatedBy: " | ")
      guard columns.count > 2, let section else { continue }
      let file = "Examples/\(packages[section].name)/Sources/\(columns[0])"
      let lines = try String(contentsOf: quartet.appendingPathComponent(file), encoding: .utf8)
        .components(separatedBy: "\n")
      let places = lines.indices.filter { lines[$0].contains(columns[1]) }
      guard places.count == 1, let place = places.first else { throw Misfit(line: line) }
      let bug = columns[2].contains("#") ? columns[2] : "if # { \(columns[2]) } else { \(columns[1]) }"
      let mutation = Mutation(
        file: file, line: place, operator: .plant, original: lines[place],
        replacement: lines[place].replacingOccurrences(
          of: columns[1], with: bug.replacingOccurrences(of: "#", with: Mutation.condition)))
      packages[section].mutations.append(mutation)
    }
  }
}
