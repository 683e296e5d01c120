import Foundation

/// The results by part, and the changes that no test finds.
struct Report {
  /// A table in Markdown, and what has to be done.
  let text: String
  /// Whether each change is killed, or stands in `Equivalent.txt` with a reason.
  let passes: Bool

  /// Reads `Equivalent.txt`: in each line a change as the report prints it, without the number of its line, and, after
  /// the last " | ", the reason why it changes nothing that can be observed.
  init(_ results: [Trial.Result]) throws {
    let url = Choice.quartet.appendingPathComponent("Tests/Tools/Mutants/Generated/Equivalent.txt")
    let equivalent = Set(
      try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
        line.range(of: " | ", options: .backwards).map { String(line[..<$0.lowerBound]) }
      })
    var lines = [
      "| part | changes | killed | equivalent | killed of the others |", "| --- | --- | --- | --- | --- |",
    ]
    for part in Set(results.map(\.mutation.folder)).sorted() {
      let all = results.filter { $0.mutation.folder == part }
      guard !all.isEmpty else { continue }
      let killed = all.count { $0.verdict != .survived }
      let equal = all.count { $0.verdict == .survived && equivalent.contains($0.mutation.key) }
      let percent = 100 * Double(killed) / Double(max(all.count - equal, 1))
      lines.append("| \(part) | \(all.count) | \(killed) | \(equal) | \(String(format: "%.1f", percent))% |")
    }
    let survivors = results.filter { $0.verdict == .survived && !equivalent.contains($0.mutation.key) }
    if !survivors.isEmpty {
      lines.append(
        "\nThese survived. Write a test that fails, or add the line to Equivalent.txt with a reason:\n")
      lines += survivors.map(\.mutation.key)
    }
    text = lines.joined(separator: "\n")
    passes = survivors.isEmpty
  }
}
