/// HMAC-SHA-256 (RFC 2104), its key hashed once for many texts.
nonisolated struct KeyedHash {
  private var inner = SHA256()
  private var outer = SHA256()

  init(key: [UInt8]) {
    var key = key.count > SHA256.blockSize ? SHA256.hash(key) : key
    key += Array(repeating: 0, count: SHA256.blockSize - key.count)
    inner.compress(SHA256.wordsOf(key.map { $0 ^ 0x36 }))
    outer.compress(SHA256.wordsOf(key.map { $0 ^ 0x5c }))
  }

  /// The hash of a text, as eight words.
  func hash(_ bytes: [UInt8]) -> [UInt32] {
    let padded = SHA256.pad(bytes, hashedBefore: SHA256.blockSize)
    var hash = inner
    for start in stride(from: 0, to: padded.count, by: SHA256.blockSize) {
      hash.compress(SHA256.wordsOf(padded[start..<start + SHA256.blockSize]))
    }
    return finish(hash)
  }

  /// The hash of an earlier hash: eight words, which fit one block.
  func hash(_ words: [UInt32]) -> [UInt32] {
    var hash = inner
    hash.compress(words + Self.padding)
    return finish(hash)
  }

  private func finish(_ innerHash: SHA256) -> [UInt32] {
    var hash = outer
    hash.compress(innerHash.words + Self.padding)
    return hash.words
  }

  /// What fills the block after eight words that follow the key's block: 768 bits in all.
  private static let padding: [UInt32] = [0x8000_0000, 0, 0, 0, 0, 0, 0, 768]
}
