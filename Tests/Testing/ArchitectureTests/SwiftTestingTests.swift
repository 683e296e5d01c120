#if os(Linux) || os(macOS)
  import Foundation
  import QuartetPatternRules
  import Testing

  /// What `Docs/CompilerErrors.md` says of tests in a module with main-actor default isolation.
  struct `Swift Testing in a main-actor module` {
    private let isBusy = true

    @Test func `The body of an exit test runs outside of the main actor`() async {
      await #expect(processExitsWith: .failure) { MainActor.assertIsolated() }
      await #expect(processExitsWith: .success) { @MainActor in MainActor.assertIsolated() }
    }

    @Test func `An exit test whose requirement fails ends with success since Swift 6.3`() async {
      var result: ExitTest.Result?
      await withKnownIssue {
        result = await #expect(processExitsWith: .success) { try #require(Bool(false)) }
      }
      #if compiler(>=6.3)
        #expect(result != nil)
      #else
        #expect(result == nil)
      #endif
    }

    @Test func `A failed negation prints no value, and a failed comparison does`() {
      withKnownIssue {
        #expect(!isBusy)
      } matching: {
        "\($0)".contains("<not evaluated>")
      }
      withKnownIssue {
        #expect(isBusy == false)
      } matching: {
        "\($0)".contains("isBusy → true")
      }
    }

    #if os(Linux)
      @Test(arguments: ["": "1 test", "$": "0 tests", #"`\(\)$"#: "0 tests"])
      func `A filter for the end of a test's name matches nothing`(end: String, count: String) throws {
        let filter = "A failed negation prints no value, and a failed comparison does" + end
        let output = try Toolchain.run([
          "sh", "-c", #""$@" 2>&1 || true"#, "sh", CommandLine.arguments[0], "--testing-library",
          "swift-testing", "--filter", filter,
        ])
        #expect(String(decoding: output, as: UTF8.self).contains("Test run with \(count) "))
      }
    #endif
  }
#endif
