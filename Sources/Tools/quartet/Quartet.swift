import Foundation
import QuartetArguments
import QuartetCommand

/// The command. It exits with 0, 1 (an implementation differs), 2 (wrong arguments or an error) or 130 (interrupted).
@main
enum Quartet {
  static let commands: [any Command.Type] = [
    RunOptions.self, PlayOptions.self, ComparisonOptions.self, ExploreOptions.self, ParityOptions.self,
    NewOptions.self, ListOptions.self, HelpOptions.self,
  ]

  static func main() async {
    do throws(UsageError) {
      try checkSystem()
      exit(try await command(Array(CommandLine.arguments.dropFirst())).run(on: Terminal()))
    } catch {
      Terminal.printError("quartet: \(error)")
      exit(2)
    }
  }

  /// The package's scheme compiles this program for iOS too.
  private static func checkSystem() throws(UsageError) {
    #if !os(Linux) && !os(macOS)
      throw UsageError("this runs on Linux and macOS only: it needs HeadlessUIKit and processes")
    #endif
  }

  /// Reads the arguments, without the name of this program.
  ///
  /// - Throws: ``UsageError`` that names the wrong argument.
  static func command(_ arguments: [String]) throws(UsageError) -> any Command {
    let kind = ValueKind.command
    guard let first = arguments.first, !first.hasPrefix("-") else {
      guard let options = try RunOptions.read(arguments) else { return HelpOptions() }
      guard let word = options.words.first else { return options }
      throw UsageError("write a command before its options; found \(Text.quoted(word))", advice: kind.list)
    }
    if ValueKind.implementation.value(first) != nil {
      let word = Text.quoted(first)
      throw UsageError(
        "there is no command \(word)", advice: "Did you mean: quartet play \(word)?", kind.list)
    }
    let type = try kind.read(first)
    return try type.read(Array(arguments.dropFirst())) ?? HelpOptions(topic: type)
  }
}

extension ValueKind<any Command.Type> {
  static var command: Self { one("a command", of: Quartet.commands.map { (name: $0.name, value: $0) }) }
}

/// `quartet help`.
struct HelpOptions: Command {
  /// nil for the help of the whole program.
  var topic: (any Command.Type)?
  private var word: String?

  init() {}

  init(topic: any Command.Type) {
    self.topic = topic
  }

  static let syntax = Syntax<HelpOptions>(
    "quartet help", summary: "print this text, or that of a command",
    overview: "Prints what quartet does, or what a command takes.",
    [
      .argument(
        "COMMAND", .text("a command"), count: 0...1,
        help: "run, play, compare, explore, parity, new or list"
      ) { $0.word = $1 }
    ])

  mutating func validate() throws(UsageError) {
    topic = try word.map { word throws(UsageError) in try ValueKind.command.read(word) }
  }

  func run(on terminal: Terminal) throws(UsageError) -> Int32 {
    if topic == NewOptions.self { try NewOptions.startGenerator(["--help"]) }
    terminal.print(topic?.help ?? Self.overview)
    return 0
  }

  static var overview: String {
    let all = [("quartet", "run every scenario on every implementation")] + Quartet.commands.map { $0.row }
    return """
      Quartet runs one feature, sign in and leave a comment, in four UI architecture
      patterns, in a baseline without one and in MVVM with coordinators, and checks
      each of them against the same specification.

      \(HelpTable.text("Commands", all))

      Options without a command are those of run.

      Examples:
        quartet
        quartet run L6 --pattern "Round Table"
        quartet play "Round Table"
        quartet play roundtable L06-wrong-pair
        quartet parity --runs 10000
        printf '4\\n1 ada@example.com\\n' | quartet play roundtable

      \(accounts)

      The exit status is 0 if everything is right, 1 if an implementation differs
      from the specification, 2 for wrong arguments and errors. Colour is used only
      on a terminal, and never if NO_COLOR is set.
      """
  }

  static let accounts = """
    Demo accounts:
      ada@example.com      password lovelace
      grace@example.com    password hopper
      +15550100            password 5550100    (--kind phone)
    """
}
