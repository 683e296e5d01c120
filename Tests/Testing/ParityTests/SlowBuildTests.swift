import QuartetParity
import Testing

#if DEBUG
  @Suite struct `Advice for a debug build` {
    @Test func `Advice for a debug build comes once, after two seconds`() {
      var early = SlowBuild(faster: "swift run -c release", since: .now)
      #expect(early.take() == nil)
      var late = SlowBuild(faster: "swift run -c release", since: .now - .seconds(2))
      #expect(late.take() == "Debug build. About ten times faster: swift run -c release")
      #expect(late.take() == nil)
    }
  }
#endif
