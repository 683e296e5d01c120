import QuartetTesting

/// Random texts and links: likely ones, and ones that are hard to count, trim, display or parse.
nonisolated struct RandomTexts {
  /// The credentials that the demo gateway accepts, by kind.
  static let emails = [("ada@example.com", "lovelace"), ("grace@example.com", "hopper")]
  static let phones = [("+15550100", "5550100")]

  private static let words = ["Hello", "x", "ada", "Bye now", "3", "...", "a + b", "quartet://comment"]

  /// Each is one grapheme cluster; some consist of many scalars.
  private static let characters = [
    "a", "é", "e\u{301}", "👩‍👩‍👧‍👦", "👍🏽", "❤️", "🇺🇸", "漢", "ש", "ع", "\r\n", "\u{1f469}\u{200d}\u{1f680}",
    "i\u{307}\u{323}",
    "\u{0}", "\u{1b}", "\u{7f}", "\u{202e}", "\u{200b}", "\"", "\\", "ﷺ", "ß", "क्षि", "\u{fffd}",
  ]
  private static let spaces = [
    " ", "\t", "\n", "\u{a0}", "\u{2003}", "\u{2028}", " \n ", "\u{202a}", "\u{202c}", "\u{feff}", "\u{2060}",
    "\u{200f}",
  ]
  /// Lengths in characters, many close to the limit of a comment.
  private static let lengths = [1, 2, 10, 100, 278, 279, 280, 280, 281, 282, 300]

  /// A login: usually one that the demo gateway accepts, sometimes untrimmed.
  static func login(_ pairs: [(String, String)], using generator: inout SplitMix64) -> String {
    switch generator.number(below: 20) {
    case 0..<12: generator.pick(pairs).0
    case 12..<15: surrounded(generator.pick(pairs).0, using: &generator)
    case 15..<17: generator.pick(["", " ", "alan@example.com", "ADA@example.com"])
    default: any(using: &generator)
    }
  }

  /// A password: usually the one of the login.
  static func password(
    for login: String, _ pairs: [(String, String)], using generator: inout SplitMix64
  ) -> String {
    if generator.number(below: 10) < 7, let pair = pairs.first(where: { $0.0 == login }) { return pair.1 }
    return generator.pick([
      "", " ", "guess", "lovelace ", "lovelace", "hopper", "e\u{301}👩‍👩‍👧", "\u{0}", "5550100",
    ])
  }

  /// A comment.
  static func comment(using generator: inout SplitMix64) -> String {
    switch generator.number(below: 20) {
    case 0..<7: generator.pick(words)
    case 7..<10: surrounded(generator.pick(words), using: &generator)
    case 10..<12: generator.pick(spaces + [""])
    case 12..<17: long(using: &generator)
    default: any(using: &generator)
    }
  }

  /// Any text, from none to thousands of characters.
  static func any(using generator: inout SplitMix64) -> String {
    if generator.oneIn(8) { return generator.pick(words) }
    if generator.oneIn(60) {
      return String(repeating: generator.pick(characters), count: 1_000 + generator.number(below: 3_000))
    }
    return (0..<generator.number(below: 7)).map { _ in
      generator.oneIn(4) ? generator.pick(spaces) : generator.pick(characters)
    }.joined()
  }

  private static let links = [
    "quartet://comment", "quartet://comment", "quartet://comment", "QUARTET://Comment", "quartet://sign-in",
    "quartet://sign-in", "quartet://sign-in?login=",
  ]
  private static let linkedLogins = [
    "ada@example.com", "grace@example.com", "+15550100", "", "%20ada@example.com%0A", "%C3%A9", "e%CC%81",
    "%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80", "%D7%A9", "ada%40example.com", "a=b", "%00", "a&login=b", "%", "%FF",
    "a b", "é",
  ]

  /// A link: valid, or with one scalar removed or inserted.
  static func link(using generator: inout SplitMix64) -> String {
    var link = generator.pick(links)
    if link.hasSuffix("=") { link += generator.pick(linkedLogins) }
    guard generator.oneIn(6) else { return link }
    var scalars = Array(link.unicodeScalars)
    let index = generator.number(below: scalars.count + 1)
    if index < scalars.count && generator.oneIn(2) {
      scalars.remove(at: index)
    } else {
      scalars.insert(
        generator.pick(["%", "/", "?", "=", "&", "#", ":", "@", " ", "x", "é", "\n"]), at: index)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A text with a length close to the limit.
  private static func long(using generator: inout SplitMix64) -> String {
    let character = generator.oneIn(2) ? "a" : generator.pick(characters)
    let text = String(repeating: character, count: generator.pick(lengths))
    return generator.oneIn(3) ? surrounded(text, using: &generator) : text
  }

  private static func surrounded(_ text: String, using generator: inout SplitMix64) -> String {
    let front = generator.oneIn(2) ? generator.pick(spaces) : ""
    return front + text + (generator.oneIn(3) ? "" : generator.pick(spaces))
  }
}
