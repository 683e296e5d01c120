/// What the user signs in with. It sets the placeholder and the keyboard of Login; the gateway ignores it.
public nonisolated enum LoginKind: Sendable, CaseIterable {
  case email
  case phone
}
