public import Foundation

/// Keyboard settings. Optional in UIKit; here `UITextField` declares those that it has.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// The type of a keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// Email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// With @ and # keys.
  case twitter = 9
  /// Web searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// Whether the keyboard has a Return key.
  var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: true
    }
  }
}

/// The label of the Return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Automatic capitalization.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Autocorrection.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The meaning of a text, for AutoFill.
nonisolated public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The content type's name.
  public let rawValue: String

  /// Makes a content type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An account name.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
}
