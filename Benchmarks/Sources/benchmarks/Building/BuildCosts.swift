import QuartetFeatureEntry
import QuartetImplementations

/// The costs of building generated screens: fifty in one target, and two with their tests.
struct BuildCosts {
  let name: String
  /// In the order of the rows.
  private var figures: [(title: String, value: Double)] = []

  /// How the line of the page begins that says where screens were built.
  static let sentence = "These builds ran on "

  /// Measures the patterns, then plain view controllers.
  ///
  /// - Parameter progress: Gets the name of what is built next.
  /// - Throws: ``Tool/Failure`` if something does not build.
  static func all(rounds: Int = 3, progress: (String) -> Void) throws -> [BuildCosts] {
    // MVVM is the last, and has no modules to generate.
    try Implementations.folders.dropLast().map { feature, folder in
      let app = GeneratedApp(product: folder.hasPrefix("Shared/") ? GeneratedApp.plain : folder)
      var costs = BuildCosts(name: feature.patternName)
      try costs.measureFifty(in: app, rounds: rounds) { progress("\(feature.patternName): \($0)") }
      progress("\(feature.patternName): tests")
      try costs.measureOne(in: app)
      return costs
    }
  }

  private mutating func measureFifty(in app: GeneratedApp, rounds: Int, progress: (String) -> Void) throws {
    var (screens, changes): ([Double], [Double]) = ([], [])
    for round in 1...rounds {
      progress("debug build \(round) of \(rounds)")
      try app.reset()
      // What all screens use is compiled here, not below.
      try app.swift("build", "--target", "App")
      try app.write("", to: "Sources/App/Empty.swift")
      let empty = try app.swift("build", "--target", "App").seconds
      try app.addScreens(50)
      screens.append((try app.swift("build", "--target", "App").seconds - empty) / 50 * 1000)
      try app.change("Screen25")
      changes.append(try app.swift("build", "--target", "App").seconds)
    }
    progress("release build")
    try app.reset()
    try app.swift("build", "--target", "App", "-c", "release")
    try app.addScreens(50)
    figures = [
      ("one of fifty, clean debug build, ms", Spread(of: screens).median),
      ("a change in one of fifty, s", Spread(of: changes).median),
      (
        "fifty, release build, most memory, MB",
        try app.swift("build", "--target", "App", "-c", "release").megabytes
      ),
    ]
  }

  /// The public declarations of a screen, and the commands that are used while it is written.
  private mutating func measureOne(in app: GeneratedApp) throws {
    try app.reset(isPublic: true)
    try app.swift("build", "--target", "App")
    let others = try app.publicSymbols()
    try app.addScreens(1, isPublic: true)
    try app.swift("build", "--target", "App")
    figures.append(("public declarations of one", Double(try app.publicSymbols() - others)))
    guard app.product != GeneratedApp.plain else { return }
    try app.swift("build", "--build-tests")
    try app.swift("package", "check-modules")
    try app.change("Screen1")
    let test = try app.swift("test")
    figures.append(("`swift test` after a change in one of two, s", test.seconds))
    figures.append(("what it prints, KB", test.kilobytes))
    figures.append(("`check-modules` of two, s", try app.swift("package", "check-modules").seconds))
  }

  /// The table, with multiples of the baseline's figures.
  static func table(_ costs: [BuildCosts]) -> Table {
    let rows = (costs.first?.figures ?? []).enumerated().map { index, row in
      let values = costs.map { $0.figures.dropFirst(index).first?.value }
      let texts = values.map { $0.map { $0 == $0.rounded() ? "\(Int($0))" : Figure.digits($0) } ?? "" }
      guard let unit = values.last ?? nil, let last = texts.last else { return Table.Row(row.title, texts) }
      let multiples = zip(texts, values).dropLast().map { "\($0), \(Figure.ratio(($1 ?? 0) / unit))" }
      return Table.Row(row.title, multiples + [last])
    }
    return Table("Generated screens", columns: costs.map(\.name), rows)
  }
}
