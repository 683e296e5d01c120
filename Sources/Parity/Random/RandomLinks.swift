/// Random links: valid, almost valid and invalid.
nonisolated enum RandomLinks {
  private static let comment = [
    "quartet://comment", "quartet://comment", "quartet://comment", "QUARTET://Comment", "quartet://comment?",
  ]
  private static let signIn = ["quartet://sign-in", "quartet://sign-in", "quartet://SIGN-IN"]
  private static let logins = [
    "ada@example.com", "grace@example.com", "+15550100", "", "%20ada@example.com%0A", "%C3%A9", "e%CC%81",
    "a+b",
    "%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80", "%D7%A9", "ada%40example.com", "a=b", "%00",
  ]
  private static let unknown = [
    "", "comment", "quartet:comment", "quartet://", "https://comment", "quartet://comment/x",
    "quartet://comment/",
    "quartet://comment?x=1", "quartet://comment#x", "quartet://sign-in?login",
    "quartet://sign-in?login=a&login=b",
    "quartet://sign-in?user=ada", "quartet://sign-in?login=%", "quartet://sign-in?login=%FF",
    "quartet://sign-in?login=a b", "quartet://sign-out", "quartet://ada@comment", "quartet://comment:80",
    "quartet://sign-in?", "quartet://sign-in?login=é", "not a link", "\u{0}", "quartet://comment\n",
  ]

  /// Any link; most are valid.
  static func link(using generator: inout SplitMix64) -> String {
    switch generator.number(below: 16) {
    case 0..<7: generator.pick(comment)
    case 7..<10: generator.pick(signIn)
    case 10..<13: "quartet://sign-in?login=" + generator.pick(logins)
    case 13..<15: generator.pick(unknown)
    default: damaged(generator.pick(comment + signIn + ["quartet://sign-in?login=x"]), using: &generator)
    }
  }

  /// A link with one scalar removed or inserted.
  private static func damaged(_ link: String, using generator: inout SplitMix64) -> String {
    var scalars = Array(link.unicodeScalars)
    let index = generator.number(below: scalars.count + 1)
    if index < scalars.count && generator.oneIn(2) {
      scalars.remove(at: index)
    } else {
      let scalar: Unicode.Scalar = generator.pick([
        "%", "/", "?", "=", "&", "#", ":", "@", " ", "x", "é", "\n",
      ])
      scalars.insert(scalar, at: index)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
