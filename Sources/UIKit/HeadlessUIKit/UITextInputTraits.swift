public import Foundation

/// Keyboard settings. Optional in UIKit; here `UITextField` declares those that it has.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// The type of a keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  var hasReturnKey: Bool { ![.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}

/// The label of the Return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

nonisolated public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text, for AutoFill.
nonisolated public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The content type's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let username = Self(rawValue: "username"), password = Self(rawValue: "password")
  public static let emailAddress = Self(rawValue: "email"), telephoneNumber = Self(rawValue: "tel")
}
