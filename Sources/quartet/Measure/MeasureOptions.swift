/// What `quartet measure` is asked for.
struct MeasureOptions: Equatable {
  /// How much is measured.
  enum Extent: String {
    case everything
    /// What can be done in a few seconds.
    case quick = "--quick"
    /// What can be counted in the files.
    case counts = "--counts"
  }

  var extent = Extent.everything
  var isJSON = false
  /// Where the page is written; nil if it is not asked for.
  var page: String?

  /// The page that is written where no other is named, from the package's root.
  static let usualPage = "Docs/Costs.md"

  /// Reads the arguments behind `measure`.
  ///
  /// - Throws: ``UsageError`` with the argument that cannot be understood.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick", "--counts":
        let asked: Extent = argument == "--quick" ? .quick : .counts
        guard extent == .everything || extent == asked else {
          throw UsageError("--quick and --counts exclude each other", advice: Self.help)
        }
        extent = asked
      case "--json": isJSON = true
      case "--page": page = rest.first.map { $0.hasPrefix("-") } == false ? rest.popFirst() : Self.usualPage
      case _ where argument.hasPrefix("--page="):
        let file = String(argument.dropFirst("--page=".count))
        guard !file.isEmpty else { throw UsageError("--page= wants a file after it", advice: Self.help) }
        page = file
      case _ where argument.hasPrefix("-"):
        throw Command.unknown(argument, among: Self.options, see: .measure)
      default:
        throw UsageError(
          "measure takes options, and was given \(Text.quoted(argument))",
          advice: UsageError.perhaps(UsageError.near("--\(argument)", among: Self.options)), Self.help)
      }
    }
    if let page, !page.lowercased().hasSuffix(".md") {
      throw UsageError(
        "the page is written in Markdown, and \(Text.quoted(page)) does not end in .md", advice: Self.help)
    }
  }

  private static let options = ["--quick", "--counts", "--json", "--page", "--help"]
  private static let help = "See: quartet measure --help"
}
