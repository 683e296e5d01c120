import Testing

@testable import Shared

@Suite("Hashes")
struct HashTests {
  @Test(arguments: [
    // FIPS 180-4 examples, as published by NIST.
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
        + "mnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `SHA-256 agrees with the published examples`(text: String, hash: String) {
    #expect(hex(SHA256.hash(Array(text.utf8))) == hash)
  }

  @Test(arguments: [
    // RFC 4231, test cases 1, 2, 3 and 6.
    (
      Array(repeating: UInt8(0x0b), count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      Array(repeating: 0xaa, count: 20), Array(repeating: 0xdd, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      Array(repeating: 0xaa, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func `HMAC agrees with RFC 4231`(key: [UInt8], text: [UInt8], hash: String) {
    #expect(hex(SHA256.bytesOf(KeyedHash(key: key).hash(text))) == hash)
  }

  @Test(arguments: [
    // RFC 7914, section 11, the first 32 bytes; and the SHA-256 counterpart of RFC 6070.
    ("passwd", "salt", 1, "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"),
    ("password", "salt", 2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
    ("password", "salt", 4_096, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"),
  ])
  func `PBKDF2 agrees with published examples`(password: String, salt: String, count: Int, hash: String) {
    let derived = PasswordHash.derive(Array(password.utf8), salt: Array(salt.utf8), iterations: count)
    #expect(hex(SHA256.bytesOf(derived)) == hash)
  }

  @Test func `texts of every length around a block are padded to whole blocks`() {
    for length in 0...130 {
      let padded = SHA256.pad(Array(repeating: 7, count: length), hashedBefore: 0)
      #expect(padded.count % SHA256.blockSize == 0)
      #expect(padded.count - length >= 9)
      #expect(padded.count - length < 9 + SHA256.blockSize)
    }
  }

  @Test func `hashes are equal only when every word is`() {
    let hash: [UInt32] = [1, 2, 3]
    #expect(PasswordHash.areEqual(hash, hash))
    #expect(!PasswordHash.areEqual(hash, [1, 2, 2]))
    #expect(!PasswordHash.areEqual(hash, [0x8000_0001, 2, 3]))
    #expect(!PasswordHash.areEqual(hash, [1, 2]))
    #expect(PasswordHash.areEqual([], []))
  }

  private func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
