import Foundation

/// The costs of building generated screens: fifty in one target, and two with their tests.
struct BuildCosts {
  let name: String
  /// In the order of the rows.
  private var figures: [(title: String, value: Double)]

  /// How the line of the page begins that says where screens were built.
  static let sentence = "These builds ran on "

  /// Measures the screens of a kit, or of plain view controllers.
  ///
  /// - Parameter progress: Gets the name of what is built next.
  /// - Throws: An error if something does not build.
  init(_ name: String, product: String, progress: (String) -> Void) throws {
    self.name = name
    var app = GeneratedApp(product: product)
    var (screens, changes): ([Double], [Double]) = ([], [])
    for round in 1...3 {
      progress("debug build \(round) of 3")
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
    let release = try app.swift("build", "--target", "App", "-c", "release")

    // The public declarations of a screen, and the commands that are used while it is written.
    progress("tests")
    app.isPublic = true
    try app.reset()
    try app.addScreens(1)
    try app.swift("build", "--target", "App")
    let symbols = try SymbolCount(
      of: ["App"], in: app.folder.appending(path: ".build/debug/Modules"), prefix: "Screen1")
    figures = [
      ("one of fifty, clean debug build, ms", Spread(of: screens).median),
      ("a change in one of fifty, s", Spread(of: changes).median),
      ("fifty, release build, most memory, MB", release.megabytes),
      ("public declarations of one", Double(symbols.publicSymbols)),
    ]
    guard app.product != GeneratedApp.plain else { return }
    try app.swift("build", "--build-tests")
    try app.swift("package", "check-modules")
    try app.change("Screen1")
    let (test, check) = (try app.swift("test"), try app.swift("package", "check-modules"))
    figures += [
      ("`swift test` after a change in one of two, s", test.seconds), ("what it prints, KB", test.kilobytes),
      ("`check-modules` of two, s", check.seconds),
    ]
  }

  /// The table, with multiples of the baseline's figures.
  static func table(_ costs: [BuildCosts]) -> Table {
    let rows = (costs.first?.figures ?? []).enumerated().map { index, row in
      let values = costs.map { $0.figures.dropFirst(index).first?.value }
      let texts = values.map { $0.map { $0 == $0.rounded() ? "\(Int($0))" : Figure.digits($0) } ?? "" }
      guard let unit = values.last ?? nil, let last = texts.last else { return (row.title, texts) }
      let multiples = zip(texts, values).dropLast().map { "\($0), \(Figure.ratio(($1 ?? 0) / unit))" }
      return (row.title, multiples + [last])
    }
    return Table(title: "Generated screens", columns: costs.map(\.name), rows: rows)
  }
}
