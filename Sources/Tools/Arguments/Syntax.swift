/// The parameters of a command. It reads the arguments, and writes the help.
public struct Syntax<Values> {
  /// How the command is called: `quartet play`.
  public var name: String
  /// A summary for a list of commands: in the imperative, in a few words.
  public let summary: String
  let overview: String
  let arguments: [Parameter<Values>]
  let options: [Parameter<Values>]
  let discussion: String
  let conflicts: [(Set<String>, Set<String>)]

  /// - Parameters:
  ///   - name: The command as it is called: `quartet run`.
  ///   - summary: What it does, for a list of commands.
  ///   - overview: The first paragraphs of the help.
  ///   - parameters: The arguments in their order, and the options and flags in that of the help.
  ///   - discussion: The last paragraphs of the help.
  ///   - conflicts: Pairs of sets of names. An option of one set cannot be combined with one of the other.
  public init(
    _ name: String, summary: String = "", overview: String, _ parameters: [Parameter<Values>],
    discussion: String = "", conflicts: [(Set<String>, Set<String>)] = []
  ) {
    self.name = name
    self.summary = summary
    self.overview = overview
    self.discussion = discussion
    self.conflicts = conflicts
    arguments = parameters.filter(\.names.isEmpty)
    options = parameters.filter { !$0.names.isEmpty }
  }

  /// Reads arguments.
  ///
  /// Options may stand anywhere. `--` ends them, `--name=value` is `--name value`, and the last value of an option that
  /// does not repeat counts.
  ///
  /// - Parameters:
  ///   - words: The arguments without the command's name.
  ///   - values: The values of what is not in the arguments.
  /// - Returns: nil if the arguments ask for the ``help``.
  /// - Throws: ``UsageError`` that names the wrong argument.
  public func read(_ words: [String], into values: Values) throws(UsageError) -> Values? {
    if words.prefix(while: { $0 != "--" }).contains(where: ["-h", "--help"].contains) { return nil }
    var values = values
    do throws(UsageError) {
      try store(words, in: &values)
    } catch {
      throw error.adding(see)
    }
    return values
  }

  private func store(_ words: [String], in values: inout Values) throws(UsageError) {
    var rest = words[...]
    var texts: [String] = []
    var given: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        texts += rest
        break
      } else if Self.isOption(word) {
        given.append(try take(word, &rest, &values))
      } else {
        texts.append(word)
      }
    }
    for argument in arguments {
      let taken = texts.prefix(argument.count.upperBound)
      texts.removeFirst(taken.count)
      guard taken.count >= argument.count.lowerBound else {
        throw UsageError("\(command) needs \(argument.noun)", advice: argument.choices)
      }
      for text in taken { try argument.store(&values, text) }
    }
    if let text = texts.first { throw excess(text) }
    for (one, other) in conflicts {
      guard let first = given.first(where: one.contains), let second = given.first(where: other.contains)
      else {
        continue
      }
      throw UsageError("\(first) cannot be combined with \(second)")
    }
  }

  /// Takes an option and its values, and returns its name.
  private func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ values: inout Values
  ) throws(UsageError) -> String {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.names.contains(parts[0]) }) else {
      let names = options.filter { !$0.help.isEmpty }.flatMap(\.names) + ["--help"]
      throw UsageError(
        "there is no option \(Text.quoted(parts[0])) of \(command)",
        advice: UsageError.suggestion(for: parts[0], among: names))
    }
    if option.placeholder.isEmpty {
      guard parts.count == 1 else { throw UsageError("\(parts[0]) takes no value") }
      try option.store(&values, "")
      return parts[0]
    }
    if parts.count == 2 { rest = parts[1...] + rest }
    guard let value = rest.first, parts.count == 2 || !Self.isOption(value) else {
      throw UsageError("\(parts[0]) needs \(option.noun) after it", advice: option.choices)
    }
    repeat {
      try option.store(&values, rest.removeFirst())
    } while option.count.upperBound > 1
      && rest.first.map { !Self.isOption($0) && (arguments.isEmpty || option.accepts($0)) } == true
    return parts[0]
  }

  private func excess(_ word: String) -> UsageError {
    let nouns = arguments.map(\.noun).joined(separator: " and ")
    let option = options.first { !$0.choices.isEmpty && $0.accepts(word) }
    return UsageError(
      "\(command) takes \(nouns.isEmpty ? "only options" : nouns); found \(nouns.isEmpty ? "" : "also ")"
        + Text.quoted(word),
      advice: option.map { "Did you mean: \(name) \($0.names[0]) \(Text.quoted(word))?" } ?? "")
  }

  /// A line that refers to the help.
  public var see: String { "See: \(name) --help" }

  private var command: Substring { name.split(separator: " ").last ?? "" }

  /// `-` is standard input, and `-1` a number.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word.dropFirst().first?.isNumber == false
  }
}

// The help.
extension Syntax {
  /// The name and the arguments: `quartet play PATTERN [FILE]`.
  public var usage: String {
    ([name]
      + arguments.map { argument in
        let text = argument.placeholder + (argument.count.upperBound > 1 ? " ..." : "")
        return argument.count.lowerBound == 0 ? "[\(text)]" : text
      }).joined(separator: " ")
  }

  /// The help, in lines of at most 79 characters.
  public var help: String {
    let help = "-h, --help"
    let options = options.filter { !$0.help.isEmpty }.map { option in
      let value = option.placeholder.isEmpty ? "" : " \(option.placeholder)"
      let more = option.count.upperBound > 1 ? " ..." : ""
      return (option.names.joined(separator: ", ") + value + more, option.help)
    }
    let parts = [
      "Usage: \(usage) [OPTIONS]", overview,
      HelpTable.text("Arguments", arguments.map { ($0.placeholder, $0.help) }),
      HelpTable.text("Options", options + [(help, "print this text")]),
      discussion,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

/// Two columns under a title. The second one is wrapped.
public enum HelpTable {
  /// Lays the table out in 79 columns.
  ///
  /// - Parameters:
  ///   - title: The line above it.
  ///   - rows: The texts of the columns. Without rows, the result is empty.
  public static func text(_ title: String, _ rows: [(name: String, help: String)]) -> String {
    if rows.isEmpty { return "" }
    let width = rows.map(\.name.count).filter { $0 <= 28 }.max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    let lines = rows.flatMap { name, help in
      let texts = Text.wrapped(help, to: 79 - indent.count)
      let isLong = name.count > width
      let start =
        isLong ? ["  \(name)", indent + texts[0]] : ["  \(Text.padded(name, to: width))  \(texts[0])"]
      return start + texts.dropFirst().map { indent + $0 }
    }
    return (["\(title):"] + lines).joined(separator: "\n")
  }
}
