/// SHA-256 (FIPS 180-4): Foundation has none on Linux, and ``DemoAuthGateway`` must not hold its passwords.
nonisolated struct SHA256 {
  /// How many bytes are hashed at a time.
  static let blockSize = 64

  /// The eight words of the hash of the blocks so far.
  private(set) var words: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The hash of a text of any length: 32 bytes.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    let padded = pad(bytes, hashedBefore: 0)
    for start in stride(from: 0, to: padded.count, by: blockSize) {
      hash.compress(wordsOf(padded[start..<start + blockSize]))
    }
    return bytesOf(hash.words)
  }

  /// What follows the blocks hashed before, filled up to whole blocks: a one, zeroes and the length in bits.
  static func pad(_ bytes: [UInt8], hashedBefore: Int) -> [UInt8] {
    var padded = bytes + [0x80]
    while padded.count % blockSize != blockSize - 8 { padded.append(0) }
    let bits = UInt64(hashedBefore + bytes.count) * 8
    return padded + bytesOf([UInt32(truncatingIfNeeded: bits >> 32), UInt32(truncatingIfNeeded: bits)])
  }

  /// Bytes, four to a word, the highest first.
  static func wordsOf(_ bytes: some Collection<UInt8>) -> [UInt32] {
    var words: [UInt32] = []
    for (offset, byte) in bytes.enumerated() {
      if offset % 4 == 0 { words.append(0) }
      words[offset / 4] |= UInt32(byte) << UInt32(24 - offset % 4 * 8)
    }
    return words
  }

  /// Words as bytes, the highest of each first.
  static func bytesOf(_ words: [UInt32]) -> [UInt8] {
    words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// Hashes one more block of sixteen words.
  ///
  /// Written out, with plain loops and shifts: a sign-in hashes thousands of blocks, unoptimised builds included.
  mutating func compress(_ block: [UInt32]) {
    var schedule = block
    schedule.reserveCapacity(64)
    var round = 16
    while round < 64 {
      let x = schedule[round - 15]
      let y = schedule[round - 2]
      let sigma0 = ((x &>> 7) | (x &<< 25)) ^ ((x &>> 18) | (x &<< 14)) ^ (x &>> 3)
      let sigma1 = ((y &>> 17) | (y &<< 15)) ^ ((y &>> 19) | (y &<< 13)) ^ (y &>> 10)
      schedule.append(schedule[round - 16] &+ sigma0 &+ schedule[round - 7] &+ sigma1)
      round += 1
    }

    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    round = 0
    while round < 64 {
      let sum1 = ((e &>> 6) | (e &<< 26)) ^ ((e &>> 11) | (e &<< 21)) ^ ((e &>> 25) | (e &<< 7))
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ Self.constants[round] &+ schedule[round]
      let sum0 = ((a &>> 2) | (a &<< 30)) ^ ((a &>> 13) | (a &<< 19)) ^ ((a &>> 22) | (a &<< 10))
      let majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ sum0 &+ majority
      round += 1
    }
    words[0] &+= a
    words[1] &+= b
    words[2] &+= c
    words[3] &+= d
    words[4] &+= e
    words[5] &+= f
    words[6] &+= g
    words[7] &+= h
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
