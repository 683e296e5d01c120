// On macOS, another program loads the tests.
#if os(Linux)
  import Foundation
  import PortableUIKit
  import QuartetPatternRules
  import QuartetRandomTesting
  import Testing

  private nonisolated let environment = ProcessInfo.processInfo.environment

  /// What the environment sets, and what other processes do.
  struct `A monkey test in a process of its own` {
    private static var isCopy: Bool { environment["QUARTET_STEPS_FILE"] != nil }

    /// The output of a test, with that of its copies.
    private func output(of test: String, with variable: String, _ options: String = "") throws -> String {
      let program = try #require(Bundle.main.executablePath)
      let command = "'\(program)' --testing-library swift-testing \(options) --filter '\(test)' 2>&1 || true"
      let output = try Toolchain.run([variable, "SWIFT_BACKTRACE=enable=no", "sh", "-c", command])
      return String(decoding: output, as: UTF8.self)
    }

    @Test(arguments: [
      ("QUARTET_RUNS=0", "is “0”. Set it to a whole number from 1"),
      ("QUARTET_STEPS=yes", "is “yes”. Set it to 1,"),
    ])
    func `A test fails if a variable of the environment is wrong`(variable: String, problem: String) throws {
      let text = try output(of: "pass a first test", with: variable)
      #expect(text.contains(problem) && text.contains("failed after"), "\(text)")
    }

    @Test(.enabled(if: environment["QUARTET_RUNS"] == "3"))
    func `A monkey test counts its runs`() async throws {
      try await MonkeyTest(runs: 1) {
        print("Made a screen")
        return ButtonScreen()
      }.check()
    }

    @Test func `The environment sets the number of runs of all random tests`() throws {
      let text = try output(of: "counts its runs", with: "QUARTET_RUNS=3")
      #expect(text.components(separatedBy: "Made a screen").count == 1 + 2 + 3, "\(text)")
    }

    @Test(.enabled(if: environment["CRASHES"] != nil))
    func `A monkey test pushes a cached screen twice`() async throws {
      try await MonkeyTest(use: .alsoEarly) {
        UINavigationController(rootViewController: ButtonScreen { $0.show($0.settings, sender: nil) })
      }.check()
    }

    @Test func `A monkey test prints the steps of a run that crashes`() throws {
      let text = try output(of: "pushes a cached screen twice", with: "CRASHES=1")
      let run = #/\nThe app crashed in run (\d+) of the test at \w+/\w+.swift:\d+, with seed: \1, after/#
      #expect(text.contains(run), "\(text)")
      let parts = [
        "Pushing the same view controller instance more than once",
        "steps:\n\n  .replay(#\"\"\"\n    tap \"Go\"", "    tap \"Go\"\n    \"\"\"#",
      ]
      #expect(parts.allSatisfy { text.contains($0) }, "\(text)")
    }

    @Test(.enabled(if: environment["CRASHES"] != nil))
    func `A monkey test crashes with fewer steps than those of its warning`() async throws {
      let found = try await failure(
        of: MonkeyTest {
          let screen = ButtonScreen { screen in
            screen.taps += 1
            guard screen.taps == 3 else { return }
            for _ in 1...2 { screen.present(UIViewController(), animated: true) }
          }
          screen.onDisappear = { taps in precondition(!Self.isCopy || taps != 2, "It is tapped twice") }
          return screen
        })
      #expect(found.problem == "The process crashes." && found.steps.count <= 2, "\(found)")
      #expect(found.others.first?.problem.hasPrefix("UIKit warns: ") == true)
    }

    @Test func `A monkey test finds the crash that shorter steps than those of a warning cause`() throws {
      let text = try output(of: "crashes with fewer steps", with: "CRASHES=1")
      #expect(text.contains("passed after") && text.contains("It is tapped twice"), "\(text)")
    }

    @Test(.enabled(if: environment["QUARTET_STEPS"] != nil))
    func `A monkey test survives the crash of a screen`() async throws {
      defer { precondition(!Self.isCopy, "A copy ends after its check") }
      let found = try await failure(
        of: MonkeyTest {
          ButtonScreen { screen in
            print("Tapped in a copy")
            precondition(screen.title == "Button", "Tapped twice")
            screen.title = "Tapped"
          }
        })
      print(found.problem, found.steps)
    }

    // The library of Swift 6.2 ignores an option with an equals sign.
    #if compiler(>=6.3)
      nonisolated private static let separators = [" ", "="]
    #else
      nonisolated private static let separators = [" "]
    #endif

    @Test(arguments: separators)
    func `A monkey test finds the shortest steps before a crash, and writes all events`(separator: String)
      throws
    {
      let file = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      let option = "--event-stream-version 0 --event-stream-output-path\(separator)'\(file.path)'"
      let text = try output(of: "survives the crash", with: "QUARTET_STEPS=1", option)
      let tap = #"tap "Go""#
      #expect(text.contains("\nThe process crashes. \([tap, tap])\n"), "\(text)")
      #expect(text.components(separatedBy: "Tapped twice").count == 2, "the reason is printed once")
      #expect(!text.contains("Tapped in a copy"))
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let starts = lines.count { $0.contains("runStarted") }
      #expect(starts == 1 && lines.last?.contains("runEnded") == true)
      for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }

    @Test func `A monkey test that does not crash prints nothing while steps before a crash are searched`()
      throws
    {
      let program = try #require(Bundle.main.executablePath)
      let options = ["--testing-library", "swift-testing", "--filter", "pass a first test"]
      #expect(try Toolchain.run(["QUARTET_STEPS=1", program] + options).isEmpty)
    }
  }
#endif
