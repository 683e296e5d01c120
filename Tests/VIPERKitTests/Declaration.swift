import Foundation
import TestSupport

/// A declaration as the compiler parses it, with what a rule can ask of it.
nonisolated struct Declaration {
  /// "class", "struct", "protocol", "enum", "var", "constructor" and the like.
  let kind: String
  let name: String
  /// Whether it stands in the file itself, not in another declaration.
  let isTopLevel: Bool
  /// What its generic parameters must be, as in "View : HomeViewable".
  let requirements: String?
  /// "public", "private", ...; nil where nothing is written.
  fileprivate(set) var access: String?
  /// "weak" or "unowned"; nil for a strong reference or a value.
  fileprivate(set) var ownership: String?

  /// A file that the compiler has not parsed.
  struct NotParsed: Error {
    let path: String
  }

  private static let parsed = Result { try parseAll() }

  /// The declarations of a file of the target, in order.
  static func all(in path: String) throws -> [Declaration] {
    guard let declarations = try parsed.get()[path] else { throw NotParsed(path: path) }
    return declarations
  }

  private static func parseAll() throws -> [String: [Declaration]] {
    let files = try ParsedSource.all(in: "Sources/VIPERKit").map(\.path)
    let output = try Tool.run(
      ["swiftc", "-frontend", "-dump-parse", "-swift-version", "6"] + files.flatMap { ["-primary-file", $0] })
    let dumps = String(decoding: output, as: UTF8.self).split(separator: "(source_file ")
    return Dictionary(
      uniqueKeysWithValues: dumps.map { dump in
        (String(dump.dropFirst().prefix { $0 != "\"" }), parse(dump))
      })
  }

  // Each line is a node, indented by its depth; an attribute's line stands below its declaration's, deeper by one.
  private static func parse(_ dump: Substring) -> [Declaration] {
    var found: [Declaration] = []
    var path: [(depth: Int, index: Int?)] = []
    for line in dump.split(separator: "\n").dropFirst() {
      let depth = line.prefix { $0 == " " }.count
      let node = line.dropFirst(depth)
      path.removeAll { $0.depth >= depth }
      if let declaration = Declaration(node: node, isTopLevel: !path.contains { $0.index != nil }) {
        path.append((depth, found.count))
        found.append(declaration)
      } else if let index = path.last?.index {
        found[index].take(attribute: node)
        path.append((depth, nil))
      }
    }
    return found
  }

  private init?(node: Substring, isTopLevel: Bool) {
    guard let match = node.firstMatch(of: /^\((\w+?)(?:_decl)? .*?range=\[[^\]]*\] "([^"]+)"/) else {
      return nil
    }
    guard match.1 == "protocol" || node.hasPrefix("(\(match.1)_decl ") else { return nil }
    kind = String(match.1)
    name = String(match.2)
    self.isTopLevel = isTopLevel
    requirements = (node.firstMatch(of: /where_requirements="([^"]*)"/)?.1).map(String.init)
  }

  private mutating func take(attribute node: Substring) {
    if let access = node.firstMatch(of: /^\(access_control_attr .*access_level=(\w+)/) {
      self.access = String(access.1)
    } else if let ownership = node.firstMatch(of: /^\(reference_ownership_attr .*\] (\w+)/) {
      self.ownership = String(ownership.1)
    }
  }
}

/// The scenes of the feature and their files.
nonisolated enum Scenes {
  static let names = ["Review", "Login", "Recovery", "Comment"]
  static let withDelegate = ["Login", "Recovery", "Comment"]

  static func path(_ scene: String, _ part: String) -> String {
    "Sources/VIPERKit/\(scene)/\(scene)\(part).swift"
  }

  static func interactors(of scene: String) -> [String] {
    scene == "Login" ? ["Interactor_Email", "Interactor_Phone"] : ["Interactor"]
  }

  /// The files that a scene has, as the document names them.
  static func parts(of scene: String) -> [String] {
    ["Factory", "Interface", "Parameters", "Presenter", "Router", "UIModel", "ViewController"]
      + interactors(of: scene) + (withDelegate.contains(scene) ? ["Delegate"] : [])
  }
}
