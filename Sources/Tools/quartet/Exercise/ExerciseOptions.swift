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

      If your code does not compile, run hint and reset with swift run --skip-build.
      The exit status is 0, 1 if the change is not complete, 2 for errors.
      """)

  mutating func validate() throws(UsageError) {
    guard [change != nil, implementation != nil] == Array(repeating: action == .start, count: 2) else {
      throw UsageError(
        "start needs a change and a pattern, and no other action takes one",
        advice: "quartet exercise start 0 --pattern RVB")
    }
  }

  func run(on terminal: Terminal) async throws(UsageError) -> Int32 {
    let clone = try Clone()
    switch action {
    case .list:
      for change in Change.all(in: clone) { terminal.print("\(change.number)  \(change.title)") }
      terminal.print("\nStart one: swift run quartet exercise start 0 --pattern RVB")
    case .start: return try await start(clone, terminal)
    case .check: return try await check(clone, terminal)
    case .hint: try hint(clone, terminal)
    case .diff: try diff(clone, terminal)
    case .reset: try reset(clone, terminal)
    }
    return 0
  }

  private func start(_ clone: Clone, _ terminal: Terminal) async throws(UsageError) -> Int32 {
    let (word, pattern) = (change?.lowercased() ?? "", implementation?.patternName ?? "")
    let changes = Change.all(in: clone)
    let found = changes.first {
      [$0.name, $0.number, "\($0.number.trimmingPrefix("0"))"].contains(word) || $0.name.hasSuffix("-\(word)")
    }
    guard let found else {
      throw UsageError(
        "there is no change \(Text.quoted(word))",
        advice: "Changes: \(changes.map(\.name).joined(separator: ", "))")
    }
    if let started = try Exercise.started(in: clone) {
      throw UsageError(
        "the exercise \(started.change) in \(started.pattern) has been started",
        advice: "swift run --skip-build quartet exercise reset")
    }
    try Self.checkHasNoChanges(clone)
    terminal.print(found.task)
    let commit = try clone.git("rev-parse", "HEAD")
    var exercise = Exercise(change: found.name, pattern: pattern, commit: commit)
    if terminal.isInteractive {
      terminal.print("\nWhich files of \(pattern) will change? Names, separated by spaces:")
      exercise.expected = terminal.ask().map(Exercise.names)
      // The reader may have edited files before the answer.
      try Self.checkHasNoChanges(clone)
    }
    let status = try await Interruption.run(endsWithInput: false) { [exercise] () async throws(UsageError) in
      try Self.apply(found, as: exercise)
    }
    if status != 0 { return status }
    terminal.print(
      """

      What all patterns share has changed already: git diff HEAD -- Sources/Shared
      Change Sources/\(implementation?.sampleFolder ?? ""), then:
        swift run quartet exercise check
        swift run --skip-build quartet exercise hint
        swift run --skip-build quartet exercise reset
      """)
    return 0
  }

  /// Whatever differs from the last commit later belongs to the exercise.
  private static func checkHasNoChanges(_ clone: Clone) throws(UsageError) {
    let changed = try clone.changedFiles()
    guard changed.isEmpty else {
      throw UsageError(
        "this clone has changes of its own: \(Text.safe(changed.joined(separator: ", "), upTo: 200))",
        advice: "Commit, stash or remove them")
    }
  }

  /// Applies what all share. If that fails or is interrupted, the clone is as it was.
  private static func apply(_ change: Change, as exercise: Exercise) throws(UsageError) -> Int32 {
    var exercise = exercise
    do throws(UsageError) {
      try exercise.save(in: change.clone)
      try change.clone.git("apply", "--3way", "--whitespace=nowarn", change.patch())
      exercise.tree = try change.clone.git("write-tree")
      try exercise.save(in: change.clone)
      if !Task.isCancelled { return 0 }
    } catch {
      try exercise.takeBack(in: change.clone)
      throw error
    }
    try exercise.takeBack(in: change.clone)
    return Interruption.status
  }

  private func hint(_ clone: Clone, _ terminal: Terminal) throws(UsageError) {
    var exercise = try Exercise(of: clone)
    let hints = Change(clone: clone, name: exercise.change).hints
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
    if try !clone.changedFiles().isEmpty, try !exercise.own("--name-only", in: clone).isEmpty {
      let time = Int(Date.now.timeIntervalSince1970)
      let name = "\(exercise.change)-\(exercise.pattern.asArgument)-\(time).patch"
      let file = try clone.savePatch(since: exercise.start, toGitFile: "quartet-exercises/\(name)")
      terminal.print("Your change, with the files that you added, is in \(file.path)")
      terminal.print("To continue, start the exercise again, then: git apply \(Text.argument(file.path))")
    }
    try exercise.takeBack(in: clone)
    terminal.print("The clone is as it was.")
  }
}
