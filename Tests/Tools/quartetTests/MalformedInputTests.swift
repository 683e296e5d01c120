import QuartetCommand
import Foundation
import QuartetImplementations
import QuartetTesting
import Testing

@testable import quartet

/// Calls the built command with generated arguments, lines and files. `QUARTET_MALFORMED` is the number of calls, and
/// `QUARTET_SEED` the seed of the first call; each further call has the next seed.
@Suite struct `Malformed input` {
  @Test @concurrent func `ends no call with a signal, a hang, a secret or a control character`() async throws
  {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["QUARTET_MALFORMED"].flatMap(UInt64.init) ?? 16
    let first = environment["QUARTET_SEED"].flatMap(UInt64.init) ?? .random(in: 1...1_000_000_000)
    print("Malformed input: \(count) calls from QUARTET_SEED=\(first)")
    for seed in first..<first + count {
      let call = MalformedCall(seed: seed)
      let run = try call.run()
      let problems = call.problems(run)
      #expect(problems.isEmpty, "QUARTET_SEED=\(seed) QUARTET_MALFORMED=1: \(call.arguments) \(run.status)")
    }
  }
}

/// A generated call.
nonisolated struct MalformedCall {
  var arguments: [String] = []
  private(set) var input = Data()
  private var file: URL?
  private let secret: String
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    secret = "Zq7" + String(generator.next(), radix: 36)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<3: arguments = makeArguments()
    case 3..<6:
      arguments = ["play", pick(["baseline", "rvb", "Round Table"])]
      if oneIn(4) { arguments += ["--kind", "phone"] }
      if oneIn(4) { arguments += ["/dev/stdin"] }
      input = makeLines(isScenario: oneIn(4))
    default:
      let url = FileManager.default.temporaryDirectory.appending(
        path: "quartet-\(UUID().uuidString).scenario")
      try? makeLines(isScenario: !oneIn(4)).write(to: url)
      file = url
      arguments =
        oneIn(2) ? ["play", "viper", url.path] : ["parity", "--pattern", "baseline", "--scenario", url.path]
    }
  }

  /// The problems of the result.
  func problems(_ run: Tool.Run) -> [String] {
    let texts = run.output + run.errors
    let isControlled = texts.unicodeScalars.contains {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    return [
      (0...2).contains(run.status) ? nil : "status \(run.status)", isControlled ? "control character" : nil,
      texts.split(separator: "\n").first { $0.contains(secret) }.map { "secret: \($0.prefix(300))" },
      run.errors.utf8.count > 4_000 ? "long error" : nil,
    ].compactMap(\.self)
  }

  func run() throws -> Tool.Run {
    defer { if let file { try? FileManager.default.removeItem(at: file) } }
    return try Tool.run(#require(Tool.url), arguments, input: input, environment: ["TERM": "xterm"])
  }
}

// The generator.
nonisolated extension MalformedCall {
  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  /// Without a scenario for all implementations or many random runs, which take long.
  private mutating func makeArguments() -> [String] {
    let words = [
      "--help", "-h", "--json", "--pattern", "--pattern=rvb", "--scenario", "--seed", "--jobs", "--kind",
      "--version", "-", "--", "rvb", "baselin", "L6", "M2", "Q9", "0", "-1", "2", "99999999999999999999",
      "1e9", "phone", "/", "", "/no/such", "/dev/null", "-v", "{}", "help", "\u{1b}[31m",
      "\u{202e}x", "e\u{301}", String(repeating: "x", count: 100_000), noise(), noise(),
    ]
    let start = pick([
      ["run", "L6"], ["run", noise()], ["play"], ["play", "baseline", "/dev/null"], ["parity", "--runs=1"],
      ["list"], ["help"], [noise()], ["--version"],
    ])
    return start
      + (0..<Int.random(in: 0..<4, using: &generator)).map { _ in pick(words) }.map {
        $0.replacing("\0", with: "")
      }
  }

  private mutating func makeLines(isScenario: Bool) -> Data {
    let end = pick(isScenario ? ["\n", "\r\n", "\r"] : ["\n", "\r\n"])
    let header = ["rule: L6", "title: T"]
    var lines = isScenario ? header : []
    lines += (0..<Int.random(in: 0..<12, using: &generator)).map { _ in makeLine() }
    if oneIn(6) { lines.shuffle(using: &generator) }
    var data = Data(lines.joined(separator: end).utf8)
    if oneIn(8) { data.append(contentsOf: [0xff, 0x80, 0x00]) }
    if oneIn(8) { data = data.prefix(Int.random(in: 0...data.count, using: &generator)) }
    return data
  }

  private mutating func makeLine() -> String {
    let element = pick(["1", "2", "3", "4", "5", "login.login", "comment.text", "9", "0", "-1"])
    let step = pick([
      "4", "3", "tap \(element)", "type \(element) x", "1 ada@example.com", "\(element) + 3", "swipe",
      "swipe halfway", "back", "escape", "open quartet://comment", "open \(noise())", "expire", "wait 1s",
      "wait 9999999999999999m", "wait 9223372036854775807ms", "wait 1440m", "reply accepted",
      "reply 99999999999999999999 wrong", "finish", "undo", "help", "q", "",
      "kind: phone", "given: signed in", "unspecified: 7", "variants: a | b", "<variant>", "rule: Q9",
      "title:", "tap \"\\u{110000}\"", "1 \"\\u{", "?",
    ])
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<6: return step
    case 6: return step + " ..."
    case 7: return noise() + step
    case 8: return oneIn(6) ? "1 " + String(repeating: noise(), count: 4_000) : noise()
    default: return pick(["", "", "\t", "\u{1}", "\u{200b}"]) + secretLine()
    }
  }

  private mutating func secretLine() -> String {
    pick([
      "2 \(secret)", "type login.password \(secret)", "type 2 \(secret) ...",
      "open quartet://sign-in?login=ada&password=\(secret)", "open quartet://ada:\(secret)@comment",
    ])
  }

  private mutating func noise() -> String {
    let pieces = [
      "a", "\u{0}", "\u{1}", "\u{1b}[2J", "\u{7f}", "\u{9b}", "\u{301}", "\u{202e}", "👩‍👩‍👧‍👦", "漢", "\"",
      "\\", " ", "\t", "\u{b}", "\u{2028}", "tap", "...", "#", ":", "=", "\u{fffd}", "\u{10ffff}",
    ]
    return (0..<Int.random(in: 1..<12, using: &generator)).map { _ in pick(pieces) }.joined()
  }
}
