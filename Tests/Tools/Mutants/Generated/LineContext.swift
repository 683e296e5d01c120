import Foundation

/// One line of a source, and what of its surroundings decides how it can be changed.
struct LineContext {
  typealias Change = (operator: Mutation.Operator, replacement: String)

  private let line: String
  private let trimmed: String
  private let previous: String
  private let next: String
  private let isInInitializer: Bool

  init(lines: [String], index: Int, isInInitializer: Bool) {
    func neighbour(_ step: Int) -> String {
      var place = index + step
      while lines.indices.contains(place) {
        let text = lines[place].trimmingCharacters(in: .whitespaces)
        if !text.isEmpty, !text.hasPrefix("//") { return text }
        place += step
      }
      return ""
    }
    line = lines[index]
    trimmed = line.trimmingCharacters(in: .whitespaces)
    previous = neighbour(-1)
    next = neighbour(1)
    self.isInInitializer = isInInitializer
  }

  /// The changes of this line.
  var changes: [Change] {
    conditions + removals + texts + literals + references
  }

  // MARK: Conditions

  private var conditions: [Change] {
    expressions.flatMap { range -> [Change] in
      let clause = String(line[range])
      var changes: [Change] = [
        (.negateCondition, replacing(range, with: "(\(Mutation.condition) != (\(clause)))"))
      ]
      for (comparison, other) in [(" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > ")]
      where clause.components(separatedBy: comparison).count == 2 {
        let moved = clause.replacingOccurrences(of: comparison, with: other)
        changes.append(
          (.moveBound, replacing(range, with: "(\(Mutation.condition) ? (\(moved)) : (\(clause)))")))
      }
      return changes
    }
  }

  /// Where Boolean expressions stand: the clauses of a condition, and the body of a Boolean property in one line.
  private var expressions: [Range<String.Index>] {
    if let match = line.firstMatch(of: #/(?:\bif |\bwhile |\bguard )(.+?)(?: else \{| \{)/#),
      !trimmed.hasPrefix("///")
    {
      return clauses(in: match.1.startIndex..<match.1.endIndex)
    }
    // A requirement of a protocol has no body.
    if let match = line.firstMatch(of: #/: Bool \{ (?!get\b)([^{}]+) \}$/#) {
      return [match.1.startIndex..<match.1.endIndex]
    }
    if let match = line.firstMatch(of: #/^\s+return ([^{}]* (?:==|!=|<|>|<=|>=|&&|\|\|) [^{}]*)$/#),
      isComplete(next)
    {
      return [match.1.startIndex..<match.1.endIndex]
    }
    return []
  }

  /// The Boolean clauses between the commas of a condition.
  private func clauses(in range: Range<String.Index>) -> [Range<String.Index>] {
    guard balances(line[range]) else { return [] }
    var depth = 0
    var start = range.lowerBound
    var parts: [Range<String.Index>] = []
    for index in line[range].indices {
      switch line[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parts.append(start..<index)
        start = line.index(after: index)
      default: break
      }
    }
    parts.append(start..<range.upperBound)
    return parts.compactMap { part in
      let text = line[part].drop { $0 == " " }
      guard !text.isEmpty, !text.contains(#/^(let|var|case|try|await) |\{|\bas\? /#) else { return nil }
      return text.startIndex..<text.endIndex
    }
  }

  // MARK: Removals

  private var removals: [Change] {
    guard isStatement else { return [] }
    let indent = line.prefix { $0 == " " }
    let removed = "\(indent)if !\(Mutation.condition) { \(trimmed) }"
    if trimmed.contains(#/^[a-z][\w.?!]*(\[[^\]]*\])?[\w.?!]*\(.*\)$/#),
      !trimmed.contains(#/^((self\.|super\.)?init|super\.viewDidLoad)\(/#)
    {
      let endsProcess = trimmed.contains(#/^(precondition|assert|fatalError)/#)
      return endsProcess ? [] : [(.removeCall, removed)]
    }
    let isPlain = trimmed.contains(#/^(self\.)?\w+ = /#)
    if trimmed.contains(#/^[a-z][\w.?!]*(\[[^\]]*\])?[\w.?!]* [-+]?= \S.*[^,({\[=]$/#),
      !(isInInitializer && isPlain),
      // Only the time is different.
      !trimmed.contains(#/^cache\w*(\.\w+)?\[/#)
    {
      return [(.removeAssignment, removed)]
    }
    return []
  }

  /// Whether the line is a statement of its own: complete, and no value of a body with one expression.
  private var isStatement: Bool {
    let isValue =
      previous.contains(#/(->|: \S+ \{|\bin$|[=(]\s*\{).*$/#) && previous.hasSuffix("{")
      && next.hasPrefix("}")
    let startsDeclaration = trimmed.contains(
      #/^(return|case|let|var|func|if|guard|throw|try|await|switch|for|while|repeat|defer|import|default|else|weak|static)\b/#
    )
    return balances(trimmed[...]) && !isValue && !startsDeclaration && isComplete(next)
      && !previous.contains(#/([,(\[=:?]|->|&&|\|\||\+)$/#)
  }

  private func isComplete(_ next: String) -> Bool { !next.contains(#/^(\.|,|\?|:|&&|\|\||\+|\)|\])/#) }

  // MARK: Literals

  private var texts: [Change] {
    guard
      // A test could only repeat the words of the help and of a rule.
      !trimmed.contains("help: "), !previous.hasSuffix("help:"), !trimmed.hasPrefix("+ \""),
      !trimmed.contains(#/(\bRule(<\w+>)?|\.(code|property|function|type))\("|fix: "/#),
      !trimmed.contains(
        #/^(case|@|import|assert|fatalError|print)|\bprecondition|Identifier = "|identifier: "/#),
      let match = line.firstMatch(of: #/"[^"\\]+"/#), line.count(where: { $0 == "\"" }) == 2
    else { return [] }
    let other = "\(match.0.dropLast())~\""
    return [
      (.changeText, replacing(match.range, with: "(\(Mutation.condition) ? \(other) : \(match.0))"))
    ]
  }

  private var literals: [Change] {
    var changes: [Change] = []
    if let match = line.firstMatch(of: #/(?:nimated: |ompletely: | = )(true|false)\b/#),
      !trimmed.hasPrefix("func "),
      !trimmed.contains(#/^(\w+ )*(init|func|case)\b/#), balances(trimmed[...])
    {
      let range = match.1.startIndex..<match.1.endIndex
      let isTrue = match.1 == "true"
      changes.append((.flipBoolean, replacing(range, with: "\(isTrue ? "!" : "")\(Mutation.condition)")))
    }
    if let match = line.firstMatch(of: #/(?: = |: |\()(\d+)(?:$|[),])/#),
      // Only the time is different after another number of attempts, or if a random text is rarer.
      !trimmed.contains(#/^(case|init|func|@|\+ ")|\battempts: \d|runs: Int = |oneIn\(\d/#)
    {
      let range = match.1.startIndex..<match.1.endIndex
      changes.append(
        (.changeNumber, replacing(range, with: "(\(Mutation.condition) ? \(match.1)+1 : \(match.1))")))
    }
    return changes
  }

  private var references: [Change] {
    // A text can mention a reference.
    guard !trimmed.hasPrefix("\"") else { return [] }
    if let match = line.firstMatch(of: #/\b(weak )var /#) {
      let declaration = replacing(match.1.startIndex..<match.1.endIndex, with: "")
      let indent = line.prefix { $0 == " " }
      return [(.makeStrong, "\(indent)@MutantReference(#) \(declaration.dropFirst(indent.count))")]
    }
    if let match = line.firstMatch(of: #/\bunowned (?:var|let) /#) {
      return [
        (.makeStrong, replacing(match.range, with: match.0.replacingOccurrences(of: "unowned ", with: "")))
      ]
    }
    // A second capture, which is strong, so that the body can stay.
    if let match = line.firstMatch(of: #/\[([^\]]*\bweak \w+[^\]]*)\]([^{}]*?\bin\b)/#) {
      return match.1.matches(of: #/\bweak (\w+)/#).map { reference in
        let kept = "kept# = \(Mutation.condition) ? \(reference.1) : nil"
        // The body has two statements now: a value needs its return.
        let value = line[match.range.upperBound...].contains(" ?? ") ? " return" : ""
        return (
          .makeStrong, replacing(match.range, with: "[\(match.1), \(kept)]\(match.2) _ = kept#;\(value)")
        )
      }
    }
    return []
  }

  // MARK: Text

  private func replacing(_ range: Range<String.Index>, with text: String) -> String {
    line.replacingCharacters(in: range, with: text)
  }

  /// Whether every parenthesis, bracket and brace closes in the text.
  private func balances(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
