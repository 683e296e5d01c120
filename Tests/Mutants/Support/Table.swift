import FeatureEntry
import Foundation

extension MutantList {
  /// The rows that `README.md` should have, if it has others.
  public static func problemsInTable() throws -> [String] {
    let page = try String(contentsOf: folder.appendingPathComponent("../README.md"), encoding: .utf8)
    let sections = page.components(separatedBy: "\n### ")
    let section = sections.first { $0.hasPrefix("\(feature.patternName)\n") } ?? ""
    let rows = section.components(separatedBy: "\n").filter { $0.hasPrefix("| [") }
    let expected = try allCases.map { try $0.row }
    guard rows != expected else { return [] }
    return [
      "In README.md, under \(feature.patternName), the rows should be\n" + expected.joined(separator: "\n")
    ]
  }

  private var row: String {
    get throws {
      let patch = "\(Self.folder.lastPathComponent)/\(rawValue).patch"
      return try "| [\(rawValue)](\(patch)) | \(head.bug) | \(head.rule) |"
    }
  }
}
