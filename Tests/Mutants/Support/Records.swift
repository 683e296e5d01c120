import FeatureEntry
import Foundation

extension MutantList {
  /// What is missing in the records: every mutant has a patch, and a row in `README.md`.
  public static func problemsInRecords() throws -> [String] {
    let names = Set(allCases.map(\.rawValue))
    let patches = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(".patch".count)) }
    let unmatched = names.symmetricDifference(patches).sorted()
    guard unmatched.isEmpty else { return unmatched.map { "\($0) has no patch, or no case in Mutant" } }

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
