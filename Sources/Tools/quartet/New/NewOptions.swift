import Foundation
import QuartetArguments
import QuartetCommand

/// `quartet new`: what `swift package new-module` does, for those who have only this command. The generator is a program of
/// its own, which reads the arguments: this one is built without it.
struct NewOptions: Command {
  private var words: [String] = []

  static let syntax = Syntax<NewOptions>(
    "quartet new", summary: "write a module of a pattern into a package",
    overview: "Writes a module of a pattern, and its unit test, into a package.",
    [.argument("NAME", .text("a name"), count: 0...1, help: "the name of the module") { $0.words.append($1) }]
  )

  /// The words, unless they ask for the help.
  static func read(_ arguments: [String]) -> Self? {
    guard !arguments.contains(where: ["-h", "--help"].contains) else { return nil }
    var options = Self()
    options.words = arguments
    return options
  }

  func run(on terminal: Terminal) throws(UsageError) -> Int32 { try Self.startGenerator(words) }

  /// Builds the generator if its sources are newer, and replaces this process by it.
  static func startGenerator(_ words: [String]) throws(UsageError) -> Never {
    let generator = BuiltProgram(name: "module-generator", in: "new")
    try generator.requireSources(
      of: "a new module", example: "swift run quartet new Rating --pattern RoundTable")
    let folders = ["Arguments", "ModuleGenerator", "Toolchain", "module-generator"].map {
      "Sources/Tools/\($0)"
    }
    try BuiltProgram.alone(
      in: generator.folder, with: generator.url, ifOlderThan: generator.newest(in: folders, suffix: "")
    ) { isNew throws(UsageError) in
      guard isNew else { return }
      try generator.build(
        "Building the generator of modules, in about ten seconds.",
        orFail: "the generator of modules cannot be built")
    }
    setenv("QUARTET_COMMAND", "quartet", 1)
    try generator.start(words)
  }
}
