/// The calls that some functions make without the compiler knowing, where they are written, what they lead to.
nonisolated struct IndirectCalls {
  private(set) var protocolCalls = 0
  private(set) var overridableCalls = 0
  private(set) var closureCalls = 0

  private let functions: [String: Coverage.Function]
  private let types: Set<String>

  /// Reads a module in the compiler's intermediate language, with the places that its instructions come from.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - entered: The functions that count, and how often which part of them was reached.
  ///   - types: The types whose methods count; those of others, such as UIKit's, do not.
  init(in module: String, entered: Coverage, types: Set<String>) {
    functions = Dictionary(entered.functions.map { ($0.symbol, $0) }) { first, _ in first }
    self.types = types
    var function: Coverage.Function?
    var origins: [Substring: Substring] = [:]
    for line in module.split(separator: "\n") {
      if line.hasPrefix("sil ") {
        function = line.firstMatch(of: #/@(\S+) : /#).flatMap { functions[String($0.1)] }
        origins = [:]
      } else if let function, line.hasPrefix("  ") {
        read(line.dropFirst(2), function, &origins)
      }
    }
  }

  private mutating func read(
    _ instruction: Substring, _ function: Coverage.Function, _ origins: inout [Substring: Substring]
  ) {
    var words = instruction.split(separator: " ", maxSplits: 5)[...]
    let result = words.count > 2 && words[1] == "=" ? words.popFirst() : nil
    if result != nil { words.removeFirst() }
    guard let operation = words.popFirst() else { return }
    switch operation {
    case "witness_method", "class_method":
      if let result { origins[result] = operation }
      let type = instruction.firstMatch(of: #/#(\w+)\./#)?.1 ?? ""
      guard types.contains(String(type)) else { return }
      let times = Self.times(instruction, function)
      if operation == "witness_method" { protocolCalls += times } else { overridableCalls += times }
    case "apply", "try_apply", "begin_apply":
      let callee = words.first { $0.hasPrefix("%") }?.prefix { $0 == "%" || $0.isNumber } ?? ""
      if !Self.known.contains(origins[callee] ?? "") { closureCalls += Self.times(instruction, function) }
    case "copy_value", "begin_borrow", "move_value", "convert_function", "convert_escape_to_noescape":
      let source = words.first { $0.hasPrefix("%") }?.prefix { $0 == "%" || $0.isNumber } ?? ""
      if let result { origins[result] = origins[source] }
    default:
      if let result { origins[result] = operation }
    }
  }

  /// What a function that is called has come from, if the compiler knows it, or has been counted as a method.
  private static let known: Set<Substring> = [
    "function_ref", "witness_method", "class_method", "super_method", "objc_method", "partial_apply",
    "thin_to_thick_function", "previous_dynamic_function_ref", "dynamic_function_ref", "metatype",
  ]

  private static func times(_ instruction: Substring, _ function: Coverage.Function) -> Int {
    guard let place = instruction.firstMatch(of: /loc (?:\* )?"[^"]*":(\d+):(\d+)/),
      let line = Int(place.1), let column = Int(place.2)
    else { return 0 }
    return function.count(line: line, column: column)
  }
}
