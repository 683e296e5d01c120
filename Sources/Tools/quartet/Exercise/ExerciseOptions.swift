import QuartetArguments
import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import QuartetParity

/// `quartet exercise`.
struct ExerciseOptions: Command {
  enum Action: String, CaseIterable {
    case list, start, check, hint, diff, reset
  }

  var action = Action.list
  /// The number or the name of a change.
  var change: String?
  var implementation: (any Feature.Type)?

  static let syntax = Syntax<ExerciseOptions>(
    "quartet exercise", summary: "make a change in a pattern, checked by the specification",
    overview: """
      Makes this clone the start of an exercise: the app is to change, and the
      specification has changed already. You change one pattern's sample until it
      does what the specification says.
      """,
    [
      .argument(
        "ACTION", .one("an action", of: Action.allCases.map { ($0.rawValue, $0) }), count: 0...1,
        help: "list, start, check, hint, diff or reset; list"
      ) { $0.action = $1 },
      .argument("CHANGE", .text("a change"), count: 0...1, help: "the number of a change, for start") {
        $0.change = $1
      },
      .option(
        "--pattern", placeholder: "P", .implementation, help: "the pattern to change, for start"
      ) { $0.implementation = $1 },
    ],
    discussion: """
      list    prints the changes
      start   applies what all implementations share to a clean clone, and prints
              the task; in a terminal, it asks which files will change
      check   runs the scenarios of the change, then all, then every state of a
              small bound; after that, it checks the rules of the pattern's document
      hint    prints the next hint
      diff    shows your change and the solutions, after check has passed
      reset   saves your change as a patch, and makes the clone as it was

      Examples:
        swift run quartet exercise
        swift run quartet exercise start 0 --pattern RVB
        swift run quartet exercise check
        swift run --skip-build quartet exercise reset

      If your code does not compile, the last command works without a build. The
      exit status is 0, 1 if the change is not complete, 2 for wrong arguments and
      errors.
      """)

  mutating func validate() throws(UsageError) {
    if action == .start, change == nil || implementation == nil {
      throw UsageError(
        "start needs a change and a pattern", advice: "quartet exercise start 0 --pattern RVB")
    }
    if action != .start, change != nil || implementation != nil {
      throw UsageError(
        "only start takes a change and a pattern", advice: "quartet exercise \(action.rawValue)")
    }
  }

  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    let clone = try Clone()
    switch action {
    case .list: list(clone, terminal)
    case .start: try start(clone, terminal)
    case .check: return try await check(clone, terminal)
    case .hint: try hint(clone, terminal)
    case .diff: try diff(clone, terminal)
    case .reset: try reset(clone, terminal)
    }
    return 0
  }

  private func list(_ clone: Clone, _ terminal: Terminal) {
    for change in Change.all(in: clone.folder) { terminal.print("\(change.number)  \(change.title)") }
    terminal.print("\nStart one: swift run quartet exercise start 0 --pattern RVB")
  }

  private func start(_ clone: Clone, _ terminal: Terminal) throws(UsageError) {
    guard let change, let implementation else { return }
    let changes = Change.all(in: clone.folder)
    let word = change.lowercased()
    guard
      let found = changes.first(where: {
        $0.name == word || $0.name.hasSuffix("-\(word)") || Int($0.number) == Int(word) && Int(word) != nil
      })
    else {
      throw UsageError(
        "there is no change \(Text.quoted(change))",
        advice: "Changes: \(changes.map(\.name).joined(separator: ", "))")
    }
    if let started = try Exercise.started(in: clone) {
      throw UsageError(
        "the exercise \(started.change) in \(started.pattern) has been started",
        advice: "swift run --skip-build quartet exercise reset")
    }
    let changed = try clone.changedFiles
    guard changed.isEmpty else {
      throw UsageError(
        "this clone has changes of its own: \(Text.safe(changed.joined(separator: ", "), upTo: 200))",
        advice: "Commit, stash or remove them")
    }
    terminal.print(found.task)
    var exercise = Exercise(
      change: found.name, pattern: implementation.patternName, commit: try clone.git("rev-parse", "HEAD"))
    if terminal.isInteractive {
      terminal.print(
        "\nWhich files of \(implementation.patternName) will change? Names, separated by spaces:")
      exercise.expected = terminal.ask().map(Exercise.names)
    }
    try exercise.save(in: clone)
    do throws(UsageError) {
      try clone.git("apply", "--3way", "--whitespace=nowarn", found.patch().path)
      exercise.tree = try clone.git("write-tree")
    } catch {
      try clone.git("reset", "--quiet", "--hard", exercise.commit)
      try Exercise.remove(from: clone)
      throw error
    }
    try exercise.save(in: clone)
    terminal.print(
      """

      What all patterns share has changed already: git diff HEAD -- Sources/Shared
      Change Sources/\(implementation.sampleFolder), then:
        swift run quartet exercise check
        swift run --skip-build quartet exercise hint
        swift run --skip-build quartet exercise reset
      """)
  }

  private func hint(_ clone: Clone, _ terminal: Terminal) throws(UsageError) {
    var exercise = try Exercise(of: clone)
    let hints = Change.named(exercise.change, in: clone).hints
    guard exercise.hints < hints.count else {
      return terminal.print("There is no further hint. The task again: Changes/\(exercise.change)/task.md")
    }
    terminal.print("\(exercise.hints + 1) of \(hints.count): \(hints[exercise.hints])")
    exercise.hints += 1
    try exercise.save(in: clone)
  }

  private func reset(_ clone: Clone, _ terminal: Terminal) throws(UsageError) {
    let exercise = try Exercise(of: clone)
    guard try clone.git("rev-parse", "HEAD") == exercise.commit else {
      throw UsageError(
        "this clone has commits since the exercise started",
        advice: "Keep them on a branch, then: git reset --hard \(exercise.commit)")
    }
    // After a reset by git, everything that is left is in a commit of the reader's.
    if let tree = exercise.tree, try !clone.changedFiles.isEmpty, try !clone.counts(since: tree).isEmpty {
      let name =
        "\(exercise.change)-\(exercise.pattern.asArgument)-\(Int(Date.now.timeIntervalSince1970)).patch"
      let file = try clone.gitFile("quartet-exercises/\(name)")
      let patch = try clone.git("diff", "--binary", tree) + "\n"
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try patch.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        throw UsageError("your change cannot be saved: \(error.localizedDescription)")
      }
      terminal.print("Your change, with the files that you added, is in \(file.path)")
      terminal.print("To continue, start the exercise again, then: git apply \(Text.argument(file.path))")
    }
    try clone.git("reset", "--quiet", "--hard", exercise.commit)
    // The clone was clean at the start, so that all other files are those of the exercise.
    try clone.git("clean", "--quiet", "-d", "--force")
    try Exercise.remove(from: clone)
    terminal.print("The clone is as it was.")
  }
}

extension Change {
  /// The change with a name.
  static func named(_ name: String, in clone: Clone) -> Change {
    Change(folder: clone.folder.appending(path: "Changes/\(name)"))
  }
}
