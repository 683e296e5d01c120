/// A pattern that modules can be generated in.
struct Pattern {
  let name: String
  /// The product that an app depends on.
  let kit: String
  /// The variants of a module, and the conditions of the template that each fulfils. The first is the default.
  let variants: [(name: String, conditions: Set<String>)]
  /// The file of an existing module, after its name, that a parent is wired to.
  let entry: String
  /// Names of modules whose types would have the names of the kit's.
  let takenNames: Set<String>
  let template: Template

  static let all = [
    Pattern(
      name: "Round Table", kit: "RoundTable",
      variants: [("standalone", []), ("navigatable", ["navigatable"]), ("binding", ["binding"])],
      entry: "ModuleAssembly", takenNames: ["RTB", "RTE"], template: .roundTable),
    Pattern(
      name: "VIPER", kit: "VIPERKit",
      variants: [
        ("standard", ["interactor", "shows"]), ("list", ["interactor", "list", "shows"]),
        ("without-interactor", []),
      ],
      entry: "Factory",
      takenNames: ["Standard", "UIActionSheet", "UIActivityIndicator", "UIAlert", "UITitle"],
      template: .viper),
    Pattern(
      name: "RVB", kit: "RVBKit",
      variants: [("uikit", []), ("swiftui", ["swiftui"]), ("adapter", ["adapter"])],
      entry: "Builder", takenNames: ["UIView", "View"], template: .rvb),
    Pattern(
      name: "Interactions", kit: "Interactions",
      variants: [("with-navigation", ["navigation"]), ("without-navigation", [])],
      entry: "Navigation", takenNames: ["Navigation", "Presentation", "Stack"], template: .interactions),
  ]
}

extension Pattern {
  /// Finds a pattern by its name or its kit, without regard to case and spaces.
  init(named name: String) throws(GeneratorError) {
    let word = name.lowercased().replacing(" ", with: "")
    guard let found = Self.all.first(where: { [$0.name, $0.kit].map { $0.lowercased() }.contains(word) })
    else {
      throw GeneratorError(
        "there is no pattern \(name)",
        advice: "Write --pattern and one of: \(Self.all.map(\.name).joined(separator: ", "))")
    }
    self = found
  }
}

/// Why nothing was written, and what to do.
nonisolated public struct GeneratorError: Error, CustomStringConvertible {
  /// Names the wrong argument, or the file that is in the way.
  public let reason: String
  /// What to do.
  public let advice: String

  init(_ reason: String, advice: String) {
    self.reason = reason
    self.advice = advice
  }

  /// The reason, then the advice.
  public var description: String { "\(reason)\n\(advice)" }
}
