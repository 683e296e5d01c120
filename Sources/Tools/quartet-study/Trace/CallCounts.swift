import QuartetTrace

/// How much there is to follow in some calls.
struct CallCounts {
  /// Calls from one component to another.
  let messages: Int
  /// The components that are made.
  let made: Int
  /// The components that are deallocated.
  let freed: Int
  /// The types that declare the functions of the messages, and those that are made or deallocated.
  let components: Int
  /// The files that declare them.
  let files: Int
  /// Calls of functions, those inside of a component included.
  let functions: Int

  init(_ calls: [Call]) {
    let entered = calls.folded.lines.map(\.call.function)
    made = entered.count { $0.kind == .made }
    freed = entered.count { $0.kind == .freed }
    messages = entered.count - made - freed
    components = Set(entered.map(\.component)).count
    files = Set(entered.map(\.place.file)).count
    functions = calls.lines.count
  }

  /// A table in Markdown with a column for each name.
  static func table(_ title: String, _ columns: [(name: String, counts: CallCounts)]) -> String {
    let rows: [(String, (CallCounts) -> Int)] = [
      ("messages", \.messages), ("made", \.made), ("deallocated", \.freed), ("components", \.components),
      ("files to open", \.files), ("functions entered", \.functions),
    ]
    let head = [[title] + columns.map(\.name), ["---"] + columns.map { _ in "---:" }]
    return (head + rows.map { title, count in [title] + columns.map { "\(count($0.counts))" } })
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
