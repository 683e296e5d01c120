package import QuartetArguments
package import QuartetFeatureEntry
import QuartetImplementations

/// A command: the values of its arguments, and what it does with them.
package protocol Command {
  static var syntax: Syntax<Self> { get }

  /// The values of what is not in the arguments.
  init()

  /// Checks the values together, and completes them.
  ///
  /// - Throws: ``UsageError`` that names what cannot be combined, or is missing.
  mutating func validate() throws(UsageError)

  /// Reads the arguments after the command's name.
  ///
  /// - Returns: nil if they ask for the help.
  /// - Throws: ``UsageError`` that names the wrong argument.
  static func read(_ arguments: [String]) throws(UsageError) -> Self?

  /// Runs the command.
  ///
  /// - Returns: The exit status: 1 if an implementation differs from the specification.
  func run(on terminal: Terminal) async throws(UsageError) -> Int32
}

extension Command {
  package func validate() throws(UsageError) {}

  package static func read(_ arguments: [String]) throws(UsageError) -> Self? {
    guard var command = try syntax.read(arguments, into: Self()) else { return nil }
    do throws(UsageError) {
      try command.validate()
    } catch {
      throw error.adding(syntax.see)
    }
    return command
  }

  package static var name: String { String(syntax.name.drop { $0 != " " }.dropFirst()) }
  package static var help: String { syntax.help }
  /// A row of the list of commands.
  package static var row: (name: String, help: String) { (syntax.usage, syntax.summary) }
}

extension ValueKind<any Feature.Type> {
  /// The name of an implementation, or of its kit's module.
  package static let implementation = one(
    "an implementation", of: Implementations.all.map { (name: $0.patternName, value: $0) },
    others: Implementations.folders.map { (name: $0.folder, value: $0.feature) })
}

extension Feature {
  /// The name as an argument of the command: `roundtable` for Round Table.
  package static var argument: String { patternName.asArgument }
}
