import Foundation
import QuartetPatternRules

/// The declarations that the oldest supported systems do not have: they are newer than iOS 16 and macOS 13.
nonisolated struct NewAPI: Sendable {
  /// The names of types, variables and functions.
  let names: Set<String>

  /// API that no interface in the toolchain for Linux describes, or older systems have with other labels.
  static let written = [
    // https://developer.apple.com/documentation/foundation/url/init(string:encodinginvalidcharacters:)
    "encodingInvalidCharacters:",
    // https://developer.apple.com/documentation/swift/asynciteratorprotocol/next(isolation:)
    "next(isolation:",
    // https://developer.apple.com/documentation/foundation/predicate
    "#Predicate",
    // https://developer.apple.com/documentation/observation
    "import Observation",
    "@Observable",
    // https://developer.apple.com/documentation/synchronization
    "import Synchronization",
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0371-isolated-synchronous-deinit.md
    " isolated deinit",
  ]

  /// Reads the interfaces of the toolchain.
  init() throws {
    var (old, new) = (Set<String>(), Set<String>())
    for module in ["Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization"] {
      for declaration in try Self.declarations(in: Self.interface(of: module)) {
        if declaration.isNew { new.insert(declaration.name) } else { old.insert(declaration.name) }
      }
    }
    // `Duration.components` has a label with the name of a newer property.
    names = new.subtracting(old).subtracting(["attoseconds"])
  }

  /// The new API that a file uses. A file that asks for the availability itself is not looked at.
  func uses(in file: SourceFile, declaring own: Set<String>) -> [String] {
    let (code, words) = (file.code, file.words)
    if words.contains("available"), code.contains(/@available\((iOS|macOS)|#available\(/) { return [] }
    let named = words.intersection(names).subtracting(own)
      .filter { $0.first?.isUppercase == true || code.contains(".\($0)") || code.contains("\($0)(") }
    // To look for a word takes less time than to look for a text.
    let written = Self.written.filter { text in
      text.split { !$0.isLetter }.last.map { words.contains(String($0)) } == true && code.contains(text)
    }
    return (named + written).sorted()
  }

  // MARK: Reading interfaces

  struct NoInterface: Error {
    let module: String
  }

  /// Every public declaration; one in a new type or extension is new too.
  static func declarations(in interface: String) -> [(name: String, isNew: Bool)] {
    var found: [(name: String, isNew: Bool)] = []
    var enclosing: [(indent: Int, isNew: Bool, isProtocol: Bool)] = []
    var isNew = false
    for line in interface.split(separator: "\n") where !line.hasPrefix("//") && !line.hasPrefix("#") {
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let text = line.dropFirst(indent)
      enclosing.removeAll { $0.indent >= indent }
      if text.hasPrefix("@available") {
        isNew = isNew || isNewerThanFloor(text)
        continue
      }
      if text.hasPrefix("@") && !text.contains("public ") && !text.contains("extension ") { continue }
      let isNewHere = isNew || enclosing.contains { $0.isNew }
      isNew = false
      let isRequirement = enclosing.last?.isProtocol == true
      if isRequirement || text.contains("public "), let name = declared(in: text) {
        found.append((name, isNewHere))
      }
      if text.hasSuffix("{") { enclosing.append((indent, isNewHere, text.contains("protocol "))) }
    }
    return found
  }

  /// The name that a line declares.
  private static func declared(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.dropLast().firstIndex(where: keywords.contains) else { return nil }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static let keywords: Set<Substring> = [
    "func", "var", "class", "struct", "enum", "actor", "protocol", "typealias", "macro",
  ]

  private static func isNewerThanFloor(_ attribute: Substring) -> Bool {
    guard let match = attribute.firstMatch(of: /macOS (\d+)(?:\.(\d+))?/), !attribute.contains("deprecated")
    else {
      return false
    }
    return (Int(match.1) ?? 0, match.2.flatMap { Int($0) } ?? 0) > (13, 0)
  }

  private static func interface(of module: String) throws -> String {
    var folders = try Toolchain.paths().runtimeLibraryImportPaths
    if FileManager.default.fileExists(atPath: "/usr/bin/xcrun") {
      let sdk = String(decoding: try Toolchain.run(["xcrun", "--show-sdk-path"]), as: UTF8.self)
      folders.append(sdk.trimmingCharacters(in: .whitespacesAndNewlines) + "/usr/lib/swift")
    }
    for folder in folders {
      let path = "\(folder)/\(module).swiftmodule"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let interfaces = files.filter { $0.hasSuffix(".swiftinterface") && !$0.contains("private") }.sorted()
      if let file = interfaces.last { return try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }
    }
    throw NoInterface(module: module)
  }
}
