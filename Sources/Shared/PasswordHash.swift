/// A salted hash of a password (PBKDF2 with HMAC-SHA-256, RFC 8018): it tells the right one and hides it.
nonisolated struct PasswordHash {
  /// How often the hash is iterated; few, so that a demo answers at once on any machine.
  static let iterations = 1_000

  /// What keeps equal passwords from having equal hashes, as words.
  let salt: [UInt32]

  /// The hash: eight words.
  let derived: [UInt32]

  /// Whether a password is the one that was hashed; as long in coming for every answer.
  func matches(_ password: Password) -> Bool {
    let password = Array(password.text.utf8)
    let candidate = Self.derive(password, salt: SHA256.bytesOf(salt), iterations: Self.iterations)
    return Self.areEqual(candidate, derived)
  }

  /// Compares without stopping at the first difference, which would tell how much was right.
  static func areEqual(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    var difference: UInt32 = one.count == other.count ? 0 : 1
    for (left, right) in zip(one, other) { difference |= left ^ right }
    return difference == 0
  }

  /// The first block of PBKDF2, eight words: the only one that is needed.
  static func derive(_ password: [UInt8], salt: [UInt8], iterations: Int) -> [UInt32] {
    let keyed = KeyedHash(key: password)
    var block = keyed.hash(salt + [0, 0, 0, 1])
    var derived = block
    for _ in 1..<iterations {
      block = keyed.hash(block)
      for index in derived.indices { derived[index] ^= block[index] }
    }
    return derived
  }
}
