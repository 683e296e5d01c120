/// The kind of name that the user signs in with. It sets Login's placeholder and keyboard; the gateway ignores it.
public nonisolated enum LoginKind: Sendable, CaseIterable {
  case email
  case phone
}
