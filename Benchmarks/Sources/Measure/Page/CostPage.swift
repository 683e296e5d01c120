public import Foundation

/// The page that shows what was measured, and its pictures.
nonisolated public struct CostPage: Sendable {
  private let costs: Costs
  private let file: URL

  /// Prepares a page; nothing is written before ``write()``.
  ///
  /// - Parameter file: Where it is to be; the pictures come into a folder beside it that is called like it.
  public init(_ costs: Costs, file: URL) {
    self.costs = costs
    self.file = file
  }

  private var pictures: String { file.deletingPathExtension().lastPathComponent }

  /// The whole page in Markdown.
  public var markdown: String {
    ([introduction] + costs.sections.map { $0.markdown(pictures: pictures) }).joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    let machine = costs.machine
    return """
      # What the patterns cost

      The same feature in each pattern, and without any: plain view controllers, which are the baseline. The command writes this page, and every figure on it, for the machine that it runs on:

      ```sh
      swift run -c release quartet measure --page
      ```

      This one was written on \(machine.processor) with \(machine.cores) cores, \(machine.system), \(machine.compiler), in a \(machine.configuration) build. Without `--page` it prints the tables; `swift run quartet measure --help` says the rest. What the patterns are is in the [README](../README.md#the-patterns), when to take which in [Choosing.md](Choosing.md).
      """
  }

  /// Writes the page and its pictures.
  ///
  /// - Throws: What the file system says where a file cannot be written.
  public func write() throws {
    try write(markdown, charts: costs.sections.flatMap(\.charts))
  }

  /// A page that is there, and in which there is no such section.
  public struct NoSuchSection: Error, CustomStringConvertible {
    /// What was looked for, and where.
    public let description: String
  }

  /// Writes the counts of the sources anew into a page that is there, and leaves the rest of it alone.
  ///
  /// - Throws: ``NoSuchSection``, or what the file system says where a file cannot be read or written.
  public func writeCounts() throws {
    let section = costs.writingSection
    var parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
    guard let index = parts.firstIndex(where: { $0.hasPrefix(section.title + "\n") }) else {
      throw NoSuchSection(description: "\(file.path) has no section “\(section.title)”")
    }
    let new = section.markdown(pictures: pictures).dropFirst("## ".count)
    parts[index] = new + "\n"
    try write(parts.joined(separator: "\n## "), charts: section.charts)
  }

  private func write(_ text: String, charts: [BarChart]) throws {
    let folder = file.deletingPathExtension()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for chart in charts {
      try Data(chart.svg.utf8).write(to: folder.appending(path: "\(chart.name).svg"))
    }
    try Data(text.utf8).write(to: file)
  }
}

nonisolated extension Costs {
  /// The parts of the page, in their order.
  public var sections: [CostSection] { [writingSection, pathSection, runningSection, buildingSection] }
}
