public import Foundation

/// What a text wants from the keyboard. UIKit's members are optional; the text classes declare theirs.
public protocol UITextInputTraits: NSObjectProtocol {}

/// Which keys the keyboard shows.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For a name or a telephone number.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// With @ and #.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// Digits that are always Latin.
  case asciiCapableNumberPad = 11
}

/// Which letters the keyboard makes capitals.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether what is typed is corrected.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As fits the text.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means, so that the system can offer to fill it in.
nonisolated public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The meaning's name.
  public let rawValue: String

  /// A meaning by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// An address of mail.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
}
