nonisolated extension ChoosingTable {
  /// The rows, in the order of the page.
  static var sources: [(title: String, unit: String, Source)] {
    let all = ["00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]
    let six = ["01", "02", "04", "05", "06", "08"]
    return [
      (
        "one more screen", "lines",
        costs(
          "sample", "One more screen", "lines in all",
          others: [("Sample", ["lines of code"])])
      ),
      (
        "one more screen", "files",
        costs("sample", "One more screen", "files in all", others: [("Sample", ["files"])])
      ),
      ("a unit test", "fakes", fakes),
      ("a rule (01)", "files", changes(["01"], all)),
      ("a check by the server (04)", "files", changes(["04"], all)),
      ("one more value in a message (05)", "files", changes(["05"], all)),
      ("six changes", "files", changes(six, all)),
      ("six changes", "lines added", changes(six, all, number: 1)),
      ("places of changes that the compiler does not name", "%", silent),
      (
        "other screens that screens name", "types",
        Source(
          page: "Changes", chapter: "what-each-change-costs", table: "all changes",
          rows: ["types of other screens, before and after 06"])
      ),
      (
        "a generated screen", "public declarations",
        costs("cost-to-build", generated, "public declarations of one")
      ),
      ("a tap on “Sign in”", "messages", costs("calls-of-one-tap", tap, "messages")),
      ("a tap on “Sign in”", "files to open", costs("calls-of-one-tap", tap, "files to open")),
      (
        "from a tap to the label", "× the baseline’s time",
        costs("cost-to-run", "Time", "from a tap to the label", others: [("Time", ["a keystroke"])])
      ),
      (
        "open Login", "× the baseline’s time",
        costs(
          "cost-to-run", "Time", "open Login",
          others: [
            ("Time", ["close Login", "open Recovery", "close Recovery", "open Comment", "close Comment"])
          ])
      ),
      ("an open Login", "bytes", costs("memory", "Bytes in use afterwards", "open Login")),
      (
        "one of fifty generated screens", "ms of a clean build",
        costs(
          "cost-to-build", generated, "one of fifty, clean debug build, ms", others: [(generated, [change])])
      ),
      ("a change in one of fifty", "s of a build", costs("cost-to-build", generated, change)),
      (
        "a change in one of two", "s of `swift test`",
        costs("cost-to-build", generated, "`swift test` after a change in one of two, s")
      ),
      ("the kit to keep or replace if you leave", "lines", costs("kit", "Kit", "lines of code")),
    ]
  }

  private static let generated = "Generated screens"
  private static let change = "a change in one of fifty, s"
  private static let tap = "tap login.signInButton"

  private static func costs(
    _ chapter: String, _ table: String, _ row: String, others: [(table: String, rows: [String])] = []
  ) -> Source {
    Source(page: "Costs", chapter: chapter, table: table, rows: [row], others: others)
  }

  private static func changes(_ rows: [String], _ all: [String], number: Int = 0) -> Source {
    Source(
      page: "Changes", chapter: "what-each-change-costs", table: "change", rows: rows,
      figure: Source.sum(number), others: [("change", all)])
  }

  private static var silent: Source {
    let rows = ["02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]
    return Source(
      page: "Changes", chapter: "what-the-compiler-names", table: "places that follow", rows: rows,
      figure: { cells in
        guard let named = Source.sum(0)(cells).flatMap({ Double($0) }),
          let all = Source.sum(1)(cells).flatMap({ Double($0) })
        else { return nil }
        return "\(Int((100 * (1 - named / all)).rounded()))"
      })
  }

  private static var fakes: Source {
    Source(
      page: "Comparison", chapter: "the-same-unit-test", table: "the test", rows: ["fakes and spies"],
      figure: { "\($0[0].split(separator: ",").count)" })
  }
}
