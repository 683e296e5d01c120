public import Foundation

/// Keyboard settings. Optional in UIKit; here `UITextField` declares those that it has.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// The type of a keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// With @ and # keys.
  case twitter = 9
  case webSearch = 10
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
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  case allCharacters = 3
}

nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  case no = 1
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

  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
}
