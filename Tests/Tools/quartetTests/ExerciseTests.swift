import Foundation
import PortableUIKit
import QuartetFeatureEntry
import QuartetParity
import QuartetShared
import Testing

@testable import quartet

@Suite struct `quartet exercise` {
  /// A repository with one change of one file.
  private final class Repository {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
    let source: URL

    init() throws {
      source = folder.appending(path: "Sources/Login.swift")
      try write("Sources/Login.swift", "// Login.\n")
      try write("Sources/Domain.swift", "// Domain.\n")
      try write("Sources/Notes.swift", "// 1\n// 2\n// 3\n")
      try git("init", "--quiet")
      try save("Changes/07-more/shared.patch", "Sources/Domain.swift", "// Domain.\n// More.\n")
      for name in ["RoundTable", "VIPER", "RVB", "Interactions", "Baseline"] {
        try save("Changes/07-more/\(name).patch", "Sources/Login.swift", "// Login.\n// More.\n")
      }
      try write("Changes/07-more/task.md", "# More\n\nThere is more.\n\n## Hints\n\n1. Look.\n2. Write.\n")
      try git("add", "--all")
      try commit()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ text: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// Writes a patch that replaces a file's text.
    private func save(_ patch: String, _ path: String, _ text: String) throws {
      let old = try self.text(path)
      try git("add", "--all")
      try write(path, text)
      try write(patch, try git("diff", "--full-index", "--", path))
      try write(path, old)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
      let run = try Tool.run(URL(filePath: "/usr/bin/env"), ["git", "-C", folder.path] + arguments)
      try #require(run.status == 0, "\(run.errors)")
      return run.output
    }

    func commit() throws {
      try git(
        "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "--all", "--allow-empty",
        "--message", "Begin")
    }

    /// Writes that a check has passed with the change as it is.
    func pass() throws {
      let path = ".git/quartet-exercise.json"
      var exercise = try JSONDecoder().decode(Exercise.self, from: Data(text(path).utf8))
      exercise.passed = try Clone(folder: folder).diff("--binary", since: #require(exercise.tree))
      try write(path, String(decoding: JSONEncoder().encode(exercise), as: UTF8.self))
    }

    func exercise(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Run {
      try Self.exercise(arguments, in: folder.path, environment: environment)
    }

    static func exercise(
      _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> Tool.Run {
      let program = try #require(Tool.url).path
      let words = ["-c", #"cd "$0" && exec "$@""#, folder, program, "exercise"] + arguments
      return try Tool.run(URL(filePath: "/bin/sh"), words, environment: environment)
    }
  }

  private let repository: Repository

  init() throws { repository = try Repository() }

  @Test func `quartet exercise has a title, a task and three hints for each change of the package`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let changes = Change.all(in: Clone(folder: root))
    #expect(!changes.isEmpty)
    for change in changes {
      #expect(!change.title.isEmpty && change.hints.count == 3, "\(change.name)")
      #expect(change.task.contains("\n## Rules\n") && change.task.contains("\n- **"), "\(change.name)")
      for pattern in ["shared", "Round Table", "VIPER", "RVB", "Interactions", "Baseline"] {
        let patch = root.appending(path: change.patch(of: pattern))
        #expect(FileManager.default.fileExists(atPath: patch.path), "\(change.name)")
      }
    }
  }

  @Test func `quartet exercise lists the changes, and applies what all share`() throws {
    #expect(try repository.exercise().output.hasPrefix("07  More\n"))
    let run = try repository.exercise("start", "7", "--pattern", "RVB")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("# More\n\nThere is more.\n\n"))
    #expect(run.output.contains("Change Sources/RVBKit/Sample, then:\n"))
    #expect(try repository.text("Sources/Domain.swift") == "// Domain.\n// More.\n")
    #expect(try repository.text("Sources/Login.swift") == "// Login.\n")
  }

  @Test(arguments: [
    ("VIPERKit", "VIPERKit/Sample"), ("rvbkit", "RVBKit/Sample"), ("Interactions", "Interactions/Sample"),
    ("RoundTable", "RoundTable/Sample"), ("baseline", "Shared/Baseline"),
  ])
  func `A pattern has the name of its kit, too, and its sample is to be changed`(name: String, folder: String)
    throws
  {
    let run = try repository.exercise("start", "7", "--pattern", name)
    #expect(run.output.contains("Change Sources/\(folder), then:\n"), "\(run.errors)")
  }

  @Test func `quartet exercise shows one hint after the other`() throws {
    _ = try repository.exercise("start", "07-more", "--pattern", "VIPER")
    let outputs = try (1...3).map { _ in try repository.exercise("hint").output }
    #expect(outputs[0] == "1 of 2: Look.\n")
    #expect(outputs[1] == "2 of 2: Write.\n")
    #expect(outputs[2].hasPrefix("There is no further hint."))
  }

  @Test func `quartet exercise compares the change with the solutions, after a check has passed`() throws {
    _ = try repository.exercise("start", "more", "--pattern", "RVB")
    try repository.write("Sources/New.swift", "1\n2\n3\n")
    let early = try repository.exercise("diff")
    #expect(early.status == 2 && early.errors.contains("no check has passed"))
    try repository.pass()
    let lines = try repository.exercise("diff").output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("your change 1 file, +3 −0 below"))
    #expect(lines.contains("VIPER 1 file, +1 −0 Changes/07-more/VIPER.patch"))
    #expect(lines.contains("+++ b/Sources/New.swift"))
    #expect(lines.contains("+// More."))
    try repository.write("Sources/New.swift", "1\n2\n")
    let late = try repository.exercise("diff")
    #expect(late.status == 2 && late.errors.contains("with your change as it is now"))
  }

  /// An implementation that opens no link, and in which the user always signs in with a phone number.
  private enum TwoMistakesFeature: Feature {
    static let patternName = "Two"

    static func start(trunk: Trunk, kind: LoginKind) -> (root: UIViewController, open: (URL) -> Bool) {
      (PhoneFeature.start(trunk: trunk, kind: kind).root, { _ in false })
    }
  }

  @Test(arguments: [
    (Rule.l1, ["L1", "L1"]), (.d1, ["D1", "D1, L1"]), (.r3, ["R3", "R3, D1"]), (.v1, ["V1", "V1, D1"]),
    (.t9, ["D1", "D1, L1"]),
  ])
  func `quartet exercise names the rules of the change first`(rule: Rule, headings: [String]) async throws {
    let steps: KeyValuePairs = [
      "L1": "tap review.accountButton", "D1": "open quartet://comment",
      "V1": "tap review.accountButton\ntap login.recoveryButton",
    ]
    let scenarios = try steps.map { try `The default run`.scenario($0, "Something", $1) }
    var options = RunOptions()
    options.implementations = [TwoMistakesFeature.self]
    var text = ""
    let terminal = Terminal { text += $0 }
    _ = await DefaultRun(options: options, scenarios: scenarios, terminal: terminal, exercise: [rule]).run()
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("✗") }.map { $0.prefix { $0 != ":" } }
    #expect(lines == headings.map { "✗ Two breaks \($0)" })
  }

  @Test func `The new rules of a change are those that no other scenario is about`() throws {
    let scenarios = try ["L1", "L2", "L1"].enumerated().map { index, rule in
      try Scenario(parsing: "rule: \(rule)\ntitle: Something\nswipe", file: "\(rule)-\(index).scenario")
    }
    #expect(Array(ExerciseOptions.newRules(of: Array(scenarios.suffix(2)), among: scenarios)) == [.l2])
    #expect(Array(ExerciseOptions.newRules(of: [scenarios[2]], among: scenarios)) == [.l1])
  }

  @Test func `quartet exercise checks no change of the specification`() throws {
    _ = try repository.exercise("start", "7", "--pattern", "RVB")
    try repository.write("Sources/Testing/Judge.swift", "// All is well.\n")
    let run = try repository.exercise("check")
    #expect(run.status == 2)
    #expect(run.errors.contains("you have changed what decides: Sources/Testing/Judge.swift"))
  }

  @Test func `quartet exercise compares the files that the reader expects with those of the solution`() throws
  {
    var exercise = Exercise(change: "07-more", pattern: "RVB", commit: "1")
    exercise.expected = Exercise.names(in: "Sources/A/Login.swift, review;New")
    let solution = ["Login", "Review", "Sign"].map {
      (file: "Sources/\($0).swift", added: 1, removed: 0)
    }
    #expect(
      exercise.score(solution: solution) == """
        You expected 2 of the solution's 3 files.
        It also changes: Sign
        It does not change: New
        """)
  }

  @Test func `quartet exercise saves the change, and makes the clone as it was`() throws {
    _ = try repository.exercise("start", "7", "--pattern", "RVB")
    try repository.write("Sources/Login.swift", "// Other.\n")
    try repository.write("Sources/New.swift", "1\n")
    let run = try repository.exercise("reset")
    #expect(run.status == 0)
    #expect(try repository.git("status", "--porcelain").isEmpty)
    #expect(try repository.text("Sources/Login.swift") == "// Login.\n")
    let patch = try #require(run.output.split(separator: "\n").first?.split(separator: " ").last)
    #expect(run.output.contains("git apply \"\(patch)\""))
    try repository.git("apply", "Changes/07-more/shared.patch")
    try repository.git("apply", String(patch))
    #expect(try repository.text("Sources/Login.swift") == "// Other.\n")
    #expect(try repository.text("Sources/New.swift") == "1\n")
  }

  @Test(arguments: [
    "diff.external=echo", "diff.noprefix=true", "diff.mnemonicPrefix=true", "diff.context=0",
    "color.ui=always",
    "color.diff=always", "diff.upper.textconv=tr a-z A-Z <", "status.showUntrackedFiles=no",
    "GIT_EXTERNAL_DIFF=echo",
  ])
  func `quartet exercise saves the whole change with any setting of git`(setting: String) throws {
    let words = setting.split(separator: "=").map(String.init)
    let variables = words[0].hasPrefix("GIT_") ? [words[0]: words[1]] : [:]
    if variables.isEmpty { try repository.git("config", words[0], words[1]) }
    try repository.write(".git/info/attributes", "*.swift diff=upper\n")
    _ = try repository.exercise("start", "7", "--pattern", "RVB")
    try repository.write("Sources/Notes.swift", "// 1\n// Mine.\n// 3\n")
    try repository.write("Sources/New.swift", "1\n")
    let run = try repository.exercise("reset", environment: variables)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try repository.text("Sources/Notes.swift") == "// 1\n// 2\n// 3\n")
    let patch = try #require(run.output.split(separator: "\n").first?.split(separator: " ").last)
    try repository.git("apply", "Changes/07-more/shared.patch")
    try repository.git("apply", String(patch))
    #expect(try repository.text("Sources/Notes.swift") == "// 1\n// Mine.\n// 3\n")
    #expect(try repository.text("Sources/New.swift") == "1\n")
  }

  @Test func `quartet exercise resets nothing if the patch does not contain the change`() throws {
    _ = try repository.exercise("start", "7", "--pattern", "RVB")
    try repository.write("Sources/Notes.swift", "// 1\n// Mine.\n// 3\n")
    // Git does not apply a patch without context.
    let run = try repository.exercise("reset", environment: ["GIT_DIFF_OPTS": "--unified=0"])
    #expect(run.status == 2 && run.errors.contains("so nothing was reset"), "\(run)")
    #expect(try repository.text("Sources/Notes.swift") == "// 1\n// Mine.\n// 3\n")
    #expect(try repository.text("Sources/Domain.swift") == "// Domain.\n// More.\n")
  }

  @Test func `quartet exercise deletes no file that a setting of git hides`() throws {
    try repository.git("config", "status.showUntrackedFiles", "no")
    try repository.write("notes.txt", "mine")
    try repository.write("Changes/07-more/shared.patch", "no patch")
    try repository.commit()
    let start = try repository.exercise("start", "7", "--pattern", "RVB")
    #expect(start.status == 2 && start.errors.contains("this clone has changes of its own: notes.txt"))
    #expect(try repository.text("notes.txt") == "mine")
  }

  @Test func `quartet exercise saves new files after a reset by git and after a start that was killed`()
    throws
  {
    try repository.git("config", "status.showUntrackedFiles", "no")
    for isKilled in [false, true] {
      _ = try repository.exercise("start", "7", "--pattern", "RVB")
      try repository.git("reset", "--quiet", "--hard")
      try repository.write("Sources/New.swift", "1\n")
      let path = ".git/quartet-exercise.json"
      if isKilled { try repository.write(path, repository.text(path).replacing("\"tree\"", with: "\"old\"")) }
      let run = try repository.exercise("reset")
      let patch = try #require(run.output.split(separator: "\n").first?.split(separator: " ").last)
      #expect(try String(contentsOfFile: String(patch), encoding: .utf8).contains("+1\n"))
    }
  }

  @Test(arguments: [
    (["start", "9", "--pattern", "RVB"], "there is no change \"9\""),
    (["start", "7"], "start needs a change and a pattern, and no other action takes one"),
    (["check", "7"], "start needs a change and a pattern, and no other action takes one"),
    (["hint", "--pattern", "RVB"], "start needs a change and a pattern, and no other action takes one"),
    (["check"], "no exercise has been started"),
    (["hint"], "no exercise has been started"),
    (["diff"], "no exercise has been started"),
    (["reset"], "no exercise has been started"),
  ])
  func `quartet exercise changes nothing after a mistake`(arguments: [String], message: String) throws {
    let run = try Repository.exercise(arguments, in: repository.folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try repository.git("status", "--porcelain").isEmpty)
  }

  @Test func `quartet exercise refuses a clone with changes, a second start, and a folder that is no clone`()
    throws
  {
    try repository.write("notes.txt", "mine")
    let dirty = try repository.exercise("start", "7", "--pattern", "RVB")
    #expect(dirty.status == 2 && dirty.errors.contains("this clone has changes of its own: notes.txt"))
    #expect(try repository.text("notes.txt") == "mine")
    try FileManager.default.removeItem(at: repository.folder.appending(path: "notes.txt"))
    #expect(try repository.exercise("start", "7", "--pattern", "RVB").status == 0)
    let second = try repository.exercise("start", "7", "--pattern", "VIPER")
    #expect(second.status == 2 && second.errors.contains("07-more in RVB has been started"))
    let outside = try Repository.exercise([], in: "/")
    #expect(outside.status == 2 && outside.errors.contains("is no clone of Quartet"))
  }

  // Git calls the hook while it applies what all share. Then both processes get the signal, as from Ctrl-C.
  @Test func `quartet exercise takes back a start that is interrupted`() throws {
    let hook = """
      #!/bin/sh
      test -f .git/quartet-exercise.json || exit 0
      rm .git/hooks/post-index-change
      kill -INT $(ps -o ppid= -p $PPID) $PPID

      """
    try repository.write(".git/hooks/post-index-change", hook)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: repository.folder.appending(path: ".git/hooks/post-index-change").path)
    let run = try repository.exercise("start", "7", "--pattern", "RVB")
    #expect(run.status > 0 && !run.output.contains("Change Sources/RVBKit"), "\(run)")
    #expect(try repository.git("status", "--porcelain").isEmpty)
    #expect(try repository.exercise("start", "7", "--pattern", "RVB").status == 0)
  }

  @Test func `quartet exercise keeps commits that were made in the exercise`() throws {
    _ = try repository.exercise("start", "7", "--pattern", "RVB")
    try repository.commit()
    let run = try repository.exercise("reset")
    #expect(run.status == 2 && run.errors.contains("has commits since the exercise started"))
    try repository.git("reset", "--quiet", "--hard", "HEAD~")
    #expect(try repository.exercise("reset").output == "The clone is as it was.\n")
  }
}
