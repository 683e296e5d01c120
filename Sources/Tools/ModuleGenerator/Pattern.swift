import QuartetArguments

/// A pattern that modules can be generated in.
nonisolated struct Pattern {
  let name: String
  /// The product that an app depends on, and the folder of the modules that are copied.
  let kit: String
  /// The end of the name of the file that a module of this pattern has.
  let entry: String
  /// Names of modules whose types would have the names of the kit's.
  let takenNames: Set<String>
  /// Shows a module from code that is in no module of the pattern.
  let use: String
  /// The ends of the names of the files in which a parent declares how links open its children.
  let linkFiles: [String]
  /// What only lines have that a module without children does not need, apart from those that name a child.
  var parentWords: [String] = []

  static let all = [
    Pattern(
      name: "Round Table", kit: "RoundTable", entry: "ModuleAssembly", takenNames: ["RTB", "RTE"],
      use: "RatingModuleAssembly(trunk: Trunk()).view", linkFiles: ["Core", "Joint"],
      parentWords: ["public override func handleCore(event"]),
    Pattern(
      name: "VIPER", kit: "VIPERKit", entry: "Factory",
      takenNames: ["Standard"],
      use: "RatingFactory.default(parameters: RatingParameters(stars: 0), delegate: delegate)",
      linkFiles: ["Parameters"], parentWords: ["link", "Link"]),
    Pattern(
      name: "RVB", kit: "RVBKit", entry: "Builder", takenNames: ["View"],
      use: "RatingBuilder(RatingDependency(mostStars: 5)).build(with: RatingParameter(stars: 0))",
      linkFiles: ["Controllable"]),
    Pattern(
      name: "Interactions", kit: "Interactions", entry: "Assembler",
      takenNames: ["Navigation", "Presentation"], use: "RatingAssembler(mostStars: 5).assemble()",
      linkFiles: ["ViewController"],
      parentWords: ["func use(_ controller", "interaction.use(self)"]),
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
