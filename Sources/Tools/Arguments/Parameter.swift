/// An argument, an option or a flag of a command.
public struct Parameter<Values> {
  /// The names of an option or a flag; empty for an argument.
  let names: [String]
  /// The word for the value in the help; empty for a flag.
  let placeholder: String
  /// How many values there may be.
  let count: ClosedRange<Int>
  let help: String
  let noun: String
  let choices: String
  let accepts: (String) -> Bool
  let store: (inout Values, String) throws(UsageError) -> Void

  /// A value without a name in front of it.
  ///
  /// - Parameters:
  ///   - placeholder: What stands for it in the help: `FILE`.
  ///   - kind: The values that it accepts.
  ///   - count: How many there may be. Only the last argument may repeat.
  ///   - help: The text in the help.
  ///   - store: Stores one value.
  public static func argument<Value>(
    _ placeholder: String, _ kind: ValueKind<Value>, count: ClosedRange<Int> = 1...1, help: String,
    store: @escaping (inout Values, Value) -> Void
  ) -> Self {
    Self([], placeholder, kind, count, help, store)
  }

  /// A value behind a name.
  ///
  /// - Parameters:
  ///   - names: The names: `--runs`.
  ///   - placeholder: What stands for the value in the help: `N`.
  ///   - kind: The values that it accepts.
  ///   - repeats: Whether further values may follow the first one. Those of a command with arguments end at a word that
  ///     the kind does not accept.
  ///   - help: The text in the help. Without a text, the option is for internal use.
  ///   - store: Stores one value.
  public static func option<Value>(
    _ names: String..., placeholder: String, _ kind: ValueKind<Value>, repeats: Bool = false, help: String,
    store: @escaping (inout Values, Value) -> Void
  ) -> Self {
    Self(names, placeholder, kind, 1...(repeats ? .max : 1), help, store)
  }

  /// A name without a value.
  public static func flag(_ names: String..., help: String, store: @escaping (inout Values) -> Void) -> Self {
    Self(names, "", ValueKind<String>("") { $0 }, 0...0, help) { values, _ in store(&values) }
  }

  private init<Value>(
    _ names: [String], _ placeholder: String, _ kind: ValueKind<Value>, _ count: ClosedRange<Int>,
    _ help: String, _ store: @escaping (inout Values, Value) -> Void
  ) {
    self.names = names
    self.placeholder = placeholder
    self.count = count
    self.help = help
    noun = kind.noun
    choices = kind.list
    accepts = { kind.value($0) != nil }
    let name = names.last
    self.store = { values, word throws(UsageError) in
      store(&values, try kind.read(word, of: name ?? placeholder))
    }
  }
}
