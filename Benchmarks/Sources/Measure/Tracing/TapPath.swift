/// What one tap passes through in an implementation, on its way to what is shown.
nonisolated public struct TapPath: Codable, Sendable, Equatable {
  /// The pattern's name.
  public var name: String
  /// The classes whose code ran, in the order of the alphabet; an object of a class and of what the class
  /// inherits from is one.
  public var components: [String]
  /// How often a function, a closure or a computed property of the implementation was entered.
  public var calls: Int
  /// Calls that it made to requirements of its own protocols.
  public var protocolCalls: Int
  /// Calls that it made to methods of its own classes that a subclass could override.
  public var overridableCalls: Int
  /// Calls that it made to closures that it had been given.
  public var closureCalls: Int

  /// Calls of which only the running program knows where they lead.
  public var indirectCalls: Int { protocolCalls + overridableCalls + closureCalls }

  /// Where the tap is, for people: what goes before it, and what it shows.
  public static let description =
    "a tap on “Sign in” in Login, with a login at its limit, until “Please try again later” stands in the label"

  /// What a person does before the tap: three wrong pairs, after which the fourth needs no reply.
  static let preparation = """
    tap review.accountButton
    type login.login ada@example.com
    type login.password guess
    tap login.signInButton
    wait 1s
    tap login.signInButton
    wait 1s
    tap login.signInButton
    wait 1s
    type login.password another

    """

  static let tap = "tap login.signInButton\n"
}
