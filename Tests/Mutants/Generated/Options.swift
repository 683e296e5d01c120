import Foundation

/// The arguments of the command.
struct Options {
  var count: Int? = 40
  var seed = UInt64.random(in: 1...999_999)
  var parts = Suite.parts
  var listsOnly = false
  var isQuick = false

  static let usage = """
    generated-mutants changes single lines of kits, samples and what they stand on, and runs the tests for each change.

      --count N       how many changes; 40
      --all           every change, in place of a choice
      --seed S        the seed of the choice; a random one, which is printed
      --only PART ... only these: \(Suite.parts.joined(separator: ", "))
      --quick         without the tests of other modules, which take long if a change survives
      --list          print the changes and test nothing

    The exit status is 0 if each change is killed or stands in Equivalent.txt, 1 if one survives, 2 for errors.
    """

  /// Why the arguments are wrong.
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--all": count = nil
      case "--list": listsOnly = true
      case "--quick": isQuick = true
      case "--count":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
          throw Wrong(description: "--count needs a number from 1 on")
        }
        count = number
      case "--seed":
        guard let number = rest.popFirst().flatMap({ UInt64($0) }) else {
          throw Wrong(description: "--seed needs a number from 0 on")
        }
        seed = number
      case "--only":
        parts = Array(rest.prefix { !$0.hasPrefix("--") })
        rest = rest.dropFirst(parts.count)
        if parts.isEmpty { throw Wrong(description: "--only needs a part such as Shared") }
        for part in parts where !Suite.parts.contains(part) {
          throw Wrong(description: "“\(part)” is none of \(Suite.parts.joined(separator: ", "))")
        }
      default: throw Wrong(description: "unknown option “\(option)”")
      }
    }
  }
}

/// SplitMix64: the same seed gives the same choice on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
