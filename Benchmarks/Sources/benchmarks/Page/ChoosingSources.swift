nonisolated extension ChoosingTable {
  /// The rows, in the order of the page.
  static var sources: [Source] {
    let six = ["01", "02", "04", "05", "06", "08"]
    return [
      costs(
        "one more screen, lines", "sample", "One more screen", "lines in all",
        others: [("Sample", ["lines of code"])]),
      costs(
        "one more screen, files", "sample", "One more screen", "files in all", others: [("Sample", ["files"])]
      ),
      fakes,
      changes("a rule (01), files", ["01"]),
      changes("a check by the server (04), files", ["04"]),
      changes("one more value in a message (05), files", ["05"]),
      changes("six changes, files", six),
      changes("six changes, lines added", six, number: 1),
      silent,
      Source(
        title: "other screens that screens name, types", page: "Changes",
        chapter: "what-each-change-costs", table: "all changes",
        rows: ["types of other screens, before and after 06"]),
      costs(
        "a generated screen, public declarations", "cost-to-build", generated, "public declarations of one"),
      costs("a tap on “Sign in”, messages", "calls-of-one-tap", tap, "messages"),
      costs("a tap on “Sign in”, files to open", "calls-of-one-tap", tap, "files to open"),
      costs(
        "from a tap to the label, × the baseline’s time", "cost-to-run", "Time", "from a tap to the label",
        others: [("Time", ["a keystroke"])]),
      costs(
        "open Login, × the baseline’s time", "cost-to-run", "Time", "open Login",
        others: [
          ("Time", ["close Login", "open Recovery", "close Recovery", "open Comment", "close Comment"])
        ]),
      costs("an open Login, bytes", "memory", "Bytes in use afterwards", "open Login"),
      costs(
        "one of fifty generated screens, ms of a clean build", "cost-to-build", generated,
        "one of fifty, clean debug build, ms", others: [(generated, [change])]),
      costs("a change in one of fifty, s of a build", "cost-to-build", generated, change),
      costs(
        "a change in one of two, s of `swift test`", "cost-to-build", generated,
        "`swift test` after a change in one of two, s"),
      costs("the kit to keep or replace if you leave, lines", "kit", "Kit", "lines of code"),
    ]
  }

  private static let generated = "Generated screens"
  private static let change = "a change in one of fifty, s"
  private static let tap = "tap login.signInButton"

  private static func costs(
    _ title: String, _ chapter: String, _ table: String, _ row: String,
    others: [(table: String, rows: [String])] = []
  ) -> Source {
    Source(title: title, page: "Costs", chapter: chapter, table: table, rows: [row], others: others)
  }

  private static func changes(_ title: String, _ rows: [String], number: Int = 0) -> Source {
    let all = ["00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]
    return Source(
      title: title, page: "Changes", chapter: "what-each-change-costs", table: "change", rows: rows,
      figure: Source.sum(number), others: [("change", all)])
  }

  private static var silent: Source {
    Source(
      title: "places of changes that the compiler does not name, %", page: "Changes",
      chapter: "what-the-compiler-names", table: "places that follow",
      rows: ["02", "03", "04", "05", "06", "07", "08", "09", "10", "11"],
      figure: { cells in
        guard let named = Source.sum(0)(cells).flatMap({ Double($0) }),
          let all = Source.sum(1)(cells).flatMap({ Double($0) })
        else { return nil }
        return "\(Int((100 * (1 - named / all)).rounded()))"
      })
  }

  private static var fakes: Source {
    Source(
      title: "a unit test, fakes", page: "Comparison", chapter: "the-same-unit-test", table: "the test",
      rows: ["fakes and spies"], figure: { "\($0[0].split(separator: ",").count)" })
  }
}
