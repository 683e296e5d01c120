import Trace

/// How much there is to follow in some calls.
struct CallCounts: Encodable {
  /// Calls from one component to another, and what is made and freed.
  let messages: Int
  /// The types that declare the functions of the messages.
  let components: Int
  /// The files that declare them.
  let files: Int
  /// Calls of functions, those inside of a component included.
  let functions: Int

  init(_ calls: [Call]) {
    let messages = calls.folded.lines.map(\.call.function)
    self.messages = messages.count
    components = Set(messages.map(\.component)).count
    files = Set(messages.map(\.place.file)).count
    functions = calls.lines.count
  }

  /// A table in Markdown with a column for each name.
  static func table(_ title: String, _ columns: [(name: String, counts: CallCounts)]) -> String {
    let rows: [(String, (CallCounts) -> Int)] = [
      ("messages", \.messages), ("components", \.components), ("files to open", \.files),
      ("functions entered", \.functions),
    ]
    let head = [[title] + columns.map(\.name), ["---"] + columns.map { _ in "---:" }]
    return (head + rows.map { title, count in [title] + columns.map { "\(count($0.counts))" } })
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
