import QuartetFeatureEntry
import Foundation
import QuartetImplementations
import Testing

@testable import quartet

// Steps that repeat others, and files.
extension `quartet play` {
  @Test func `takes steps back, starts again, and repeats them on another pattern`() async throws {
    let run = try await play("4\n1 ada\n2 x\nundo\nswitch baseline\nrestart\nundo\nswitch x\nexit\n4\n")
    let form = { (password: String) in
      "│   1  ada_____________________________________                  │\n│   2  \(password)__"
    }
    #expect(
      run.output.contains(
        "\n4: undo\n╭─ Sign in ──────────────────────────────────────────────────────╮\n\(form("‹Password›"))"
      ))
    #expect(
      run.output.contains(
        "\n5: switch Baseline\n╭─ Sign in ──────────────────────────────────────────────────────╮\n\(form("‹Password›"))"
      ))
    #expect(run.output.contains("\n6: restart\n\(Self.review)\n7: undo\n✗ undo: there is no step to undo\n"))
    #expect(
      run.output.contains("\n8: switch •••\n✗ switch: there is no such implementation; Implementations: "))
    #expect(run.output.hasSuffix("\n9: exit\n✓ 0 steps\(Self.verdict)\n"))
  }

  @Test func `reads a scenario's file, whose header can set the kind`() async throws {
    let file = try TemporaryFile(
      "rule: L1\r\ntitle: A phone\r\nkind: phone\r\n\r\ntap review.accountButton\r\n")
    let run = try await play("", file.url.path)
    #expect(run.status == 0)
    let name = Implementations.all[0].patternName
    #expect(
      run.output.hasPrefix(
        "1: rule: L1\n2: title: A phone\n3: kind: phone\n\(name), signing in with a phone number.\n"))
    #expect(run.output.contains("5: tap review.accountButton\n╭─ Sign in ─"))
    let piped = try await play("kind: phone\n4\nkind: email\nkind: fax\n", "-")
    #expect(piped.output.contains("‹Phone›"))
    #expect(piped.output.contains("✗ kind: email: write the header before the first step\n"))
    #expect(piped.output.contains("✗ kind: •••: expected email or phone\n"))
    #expect(
      try await play("kind: fax\n").output.hasPrefix("1: kind: •••\n✗ kind: •••: expected email or phone\n"))
    #expect(
      try await play("variants: swipe\n").output.contains(
        "✗ variants: •••: expected no variants: a scenario with variants cannot be played\n"))
    let required = try await Tool.run("play", Self.pattern, "--kind=email", input: "kind: phone\n4\n")
    #expect(required.output.contains("‹Email›"))
    let phone = try await Tool.run("play", Self.pattern, "--kind", "phone", input: "4\n4\nback")
    #expect(phone.output.hasPrefix("\(name), signing in with a phone number.\n"))
    #expect(phone.output.contains("╭─ ‹ Recovery ─"))
    #expect(phone.output.hasSuffix("✓ 3 steps\(Self.verdict)\n"))
  }

  @Test func `starts where a header says, with each of its steps`() async throws {
    let run = try await play("given: Login filled in\ngiven: Login open\n3\ngiven: nowhere\n")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "1: given: Login filled in\n\(Self.opening)\n\(Self.review)\n1: tap review.accountButton\n"))
    #expect(run.output.contains("\n1: type login.password •••\n"))
    #expect(!run.output.contains("lovelace"))
    #expect(run.output.contains("✗ given: Login open: write the header before the first step\n"))
    #expect(run.output.hasSuffix("✓ 4 steps\(Self.verdict)\n"))
    #expect(
      try await play("given: nowhere\n").output.contains(
        "✗ given: •••: expected Login open, Login filled in, "))
  }

  @Test func `refuses a file with variants`() async throws {
    let file = try TemporaryFile(
      "rule: L9\ntitle: T\ngiven: attempt waiting\nvariants: swipe | escape\n<variant>\n")
    let run = try await play("", file.url.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        quartet: "\(file.url.path)", line 4: a scenario with variants cannot be played
        Check all variants: quartet parity --scenario \(file.url.path)
        Play one variant: write its steps in a file without variants:

        """)
  }

  @Test func `finds an implementation by a name of two words`() async throws {
    let run = try await Tool.run("play", "baseline", input: "switch Round Table\n")
    #expect(run.output.contains("\n1: switch Round Table\n┌─ Review"))
  }

  @Test func `plays a scenario of the package with its kind`() async throws {
    let run = try await play("", "L01-phone")
    #expect(run.output.contains("\n3: kind: phone\n"))
    #expect(run.output.contains("signing in with a phone number"))
  }

  @Test func `leaves out a step whose result is not specified`() async throws {
    let run = try await play(
      "given: signed in\non sign-out open quartet://comment\ntap review.accountButton + review.commentButton\n"
    )
    #expect(run.output.contains(": the rules leave open what happens then, so the step is left out\n"))
    #expect(run.output.hasSuffix("\(Self.verdict)\n"))
  }

  @Test func `plays a scenario of the package`() async throws {
    let run = try await play("", "l06-wrong-pair.scenario")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1: rule: L6\n2: title: "))
    #expect(run.output.contains("signing in with an email address"))
    #expect(run.output.contains("│   3  Check your credentials"))
  }
}
