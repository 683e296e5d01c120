/// What a person signs in with; it chooses the words and the keyboard of Login, not the gateway.
public nonisolated enum LoginKind: Sendable, CaseIterable {
  /// An e-mail address.
  case email
  /// A phone number.
  case phone
}
