import Testing

@testable import QuartetArguments

/// The values of a command that has a parameter of each kind.
private struct Values: Equatable {
  var file = ""
  var words: [String] = []
  var runs = 10
  var colors: [String] = []
  var isVerbose = false

  static let parameters: [Parameter<Values>] = [
    .option("-n", "--runs", placeholder: "N", .number(in: 1...100), help: "the number of runs; 10") {
      $0.runs = $1
    },
    .option(
      "--color", placeholder: "C", .one("a color", of: ["Light Red", "Blue"]), repeats: true,
      help: "only these colors, of which there are many, so that the line is long: that is wrapped"
    ) { $0.colors.append($1) },
    .flag("-v", "--verbose", help: "print each run") { $0.isVerbose = true },
    .option("--secret", placeholder: "S", .text("a secret"), help: "") { $0.file = $1 },
  ]

  static let measure = Syntax<Values>(
    "tool measure", summary: "measure a file", overview: "Measures a file.",
    [
      .argument("FILE", .text("a file"), help: "what is measured") { $0.file = $1 },
      .argument("WORD", .text("a word"), count: 0...2, help: "its words") { $0.words.append($1) },
    ] + parameters,
    discussion: "The exit status is 0.", conflicts: [(["--verbose"], ["--runs", "--color"])])

  static let paint = Syntax<Values>("paint", overview: "Paints.", parameters)
}

@Suite struct `Arguments` {
  private func read(_ line: String, _ syntax: Syntax<Values> = Values.measure) throws(UsageError) -> Values? {
    try syntax.read(
      line.split(separator: " ", omittingEmptySubsequences: false).map(String.init), into: Values())
  }

  @Test func `may have options anywhere`() throws {
    let expected = Values(file: "a", words: ["b"], runs: 5, colors: [], isVerbose: false)
    for line in ["a b --runs 5", "--runs 5 a b", "a -n 5 b", "a --runs=5 b", "a b --runs 7 --runs 5"] {
      #expect(try read(line) == expected, "\(line)")
    }
    #expect(try read("a -v")?.isVerbose == true)
  }

  @Test func `are no options behind two hyphens`() throws {
    #expect(try read("-- -v --help") == Values(file: "-v", words: ["--help"]))
    #expect(try read("- -1") == Values(file: "-", words: ["-1"]))
  }

  @Test func `repeat the values of an option`() throws {
    for line in ["--color blue light-red", "--color=blue LightRed", "--color Blue --color lightred"] {
      #expect(try read(line, Values.paint)?.colors == ["Blue", "Light Red"], "\(line)")
    }
    #expect(try read("--color blue a") == Values(file: "a", colors: ["Blue"]))
  }

  @Test(arguments: [
    ("", "a file, found \"\""), ("a b c d", "measure takes a file and a word; found also \"d\""),
    ("-v", "measure needs a file"),
    ("a --colr x", "there is no option \"--colr\" of measure\nDid you mean: --color?"),
    ("a --secre x", "there is no option \"--secre\" of measure"),
    ("a --runs", "--runs needs a number from 1 to 100 after it"),
    ("a --runs -v", "--runs needs a number from 1 to 100 after it"),
    ("a --runs x", "--runs needs a number from 1 to 100, found \"x\""), ("a --runs 101", "found \"101\""),
    ("a --runs=", "found \"\""), ("a --verbose=1", "--verbose takes no value"),
    ("a --color", "--color needs a color after it\nColors: Light Red, Blue"),
    ("a --color ble", "there is no color \"ble\"\nDid you mean: Blue?\nColors: Light Red, Blue"),
    ("a --verbose --runs 5", "--verbose cannot be combined with --runs"),
    ("a\u{1b} b c \u{1b}", "found also \"\\u{1b}\""),
  ])
  func `that are wrong are named`(line: String, error: String) throws {
    let thrown = try #require(throws: UsageError.self) { try read(line) }
    #expect("\(thrown)".hasSuffix(error + "\nSee: tool measure --help"), "\(thrown)")
  }

  @Test func `without a place can be values of an option`() throws {
    for (line, error) in [
      ("blue", "found \"blue\"\nDid you mean: paint --color \"blue\"?"),
      ("--color blue gren", "there is no color \"gren\"\nColors: Light Red, Blue"),
    ] {
      let thrown = try #require(throws: UsageError.self) { try read(line, Values.paint) }
      #expect("\(thrown)".hasSuffix(error + "\nSee: paint --help"), "\(thrown)")
    }
  }

  @Test(arguments: ["-h", "a --help", "--colr --help", "--runs -h"])
  func `can ask for the help`(line: String) throws {
    #expect(try read(line) == nil)
  }

  @Test func `are explained by the help`() {
    #expect(
      Values.measure.help == """
        Usage: tool measure FILE [WORD ...] [OPTIONS]

        Measures a file.

        Arguments:
          FILE  what is measured
          WORD  its words

        Options:
          -n, --runs N   the number of runs; 10
          --color C ...  only these colors, of which there are many, so that the line
                         is long: that is wrapped
          -v, --verbose  print each run
          -h, --help     print this text

        The exit status is 0.
        """)
  }
}
