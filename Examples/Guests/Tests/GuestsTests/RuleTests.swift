import QuartetPatternRules
import Testing

#if os(Linux) || os(macOS)
  @Suite struct `The finished modules` {
    @Test func `The finished modules follow the rules of the patterns`() throws {
      let violations = try [
        RoundTableRules.violations(in: "Sources/RoundTableGuests"),
        VIPERRules.violations(in: "Sources/VIPERGuests"),
        RVBRules.violations(in: "Sources/RVBGuests"),
        InteractionsRules.violations(in: "Sources/InteractionsGuests"),
      ]
      #expect(violations.flatMap { $0 } == [])
    }
  }
#endif
