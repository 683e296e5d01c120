/// A pattern that modules can be generated in.
nonisolated struct Pattern {
  let name: String
  /// The product that an app depends on, and the folder of the modules that are copied.
  let kit: String
  /// The end of the name of the file that a module of this pattern has.
  let entry: String
  /// Names of modules whose types would have the names of the kit's or UIKit's.
  let takenNames: Set<String>
  /// Shows a module from code that is in no module of the pattern.
  let use: String

  static let all = [
    Pattern(
      name: "Round Table", kit: "RoundTable", entry: "ModuleAssembly", takenNames: ["RTB", "RTE"],
      use: "RatingModuleAssembly(trunk: Trunk()).view"),
    Pattern(
      name: "VIPER", kit: "VIPERKit", entry: "Factory",
      takenNames: ["UIActionSheet", "UIActivityIndicator", "UIAlert", "UITitle", "Standard"],
      use: "RatingFactory.default(parameters: RatingParameters(stars: 0), delegate: delegate)"),
    Pattern(
      name: "RVB", kit: "RVBKit", entry: "Builder", takenNames: ["UI", "UIView"],
      use: "RatingBuilder(RatingDependency(mostStars: 5)).build(with: RatingParameter(stars: 0))"),
    Pattern(
      name: "Interactions", kit: "Interactions", entry: "Assembler",
      takenNames: ["Navigation", "Presentation", "UI"], use: "RatingAssembler(mostStars: 5).assemble()"),
  ]

  /// Finds a pattern by its name or its kit, without regard to case and spaces.
  init(named name: String) throws(GeneratorError) {
    let word = name.lowercased().replacing(" ", with: "")
    guard
      let found = Self.all.first(where: { pattern in
        [pattern.name.replacing(" ", with: ""), pattern.kit].contains { $0.lowercased() == word }
      })
    else {
      throw GeneratorError(
        "there is no pattern \(name)",
        advice: "Write --pattern and one of: \(Self.all.map(\.name).joined(separator: ", "))")
    }
    self = found
  }

  private init(name: String, kit: String, entry: String, takenNames: Set<String>, use: String) {
    (self.name, self.kit, self.entry, self.takenNames, self.use) = (name, kit, entry, takenNames, use)
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
