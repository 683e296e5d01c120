import Arguments

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

extension ValueKind<Pattern> {
  /// The name of a pattern or of its kit.
  static let pattern = one(
    "a pattern",
    of: Pattern.all.flatMap { pattern in
      let names =
        pattern.name.asArgument == pattern.kit.asArgument ? [pattern.name] : [pattern.name, pattern.kit]
      return names.map { (name: $0, value: pattern) }
    })
}
