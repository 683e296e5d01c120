import QuartetArguments

/// The arguments of the command.
struct Options {
  var count: Int? = 40
  var seed = UInt64.random(in: 1...999_999)
  var parts: [String] = []
  var listsOnly = false
  var scope = Suite.Scope.all
  /// The folder of a clone, of which only what differs from its last commit is changed.
  var clone: String?

  @MainActor static let syntax = Syntax<Options>(
    "generated-mutants",
    overview: """
      Changes single lines of kits, samples, what they stand on and what tests them, and
      runs the tests for each change.
      """,
    [
      .option("--count", placeholder: "N", .number(in: 0...Int.max), help: "how many changes; 40") {
        $0.count = $1
      },
      .flag("--all", help: "every change, in place of a choice") { $0.count = nil },
      .option(
        "--seed", placeholder: "S", .number(in: 0...UInt64.max),
        help: "the seed of the choice; a random one, which is printed"
      ) { $0.seed = $1 },
      .option(
        "--only", placeholder: "PART", .one("a part", of: Suite.parts), repeats: true,
        help: "only these: \(Suite.parts.joined(separator: ", "))"
      ) { $0.parts.append($1) },
      .flag("--quick", help: "without the tests of other modules, which take long if a change survives") {
        $0.scope = .quick
      },
      .option(
        "--clone", placeholder: "FOLDER", .text("a folder"),
        help: "only lines of samples that differ from the last commit of this clone, and only the "
          + "command: its scenarios, the small bound and 100 random runs"
      ) { ($0.clone, $0.scope) = ($1, .command) },
      .flag("--list", help: "print the changes and test nothing") { $0.listsOnly = true },
    ],
    discussion: """
      The exit status is 0 if each change is killed or stands in Equivalent.txt, 1 if
      one survives, 2 for wrong arguments and errors.
      """,
    conflicts: [(["--count"], ["--all"]), (["--clone"], ["--quick"])])
}

/// SplitMix64: the same seed gives the same choice on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
