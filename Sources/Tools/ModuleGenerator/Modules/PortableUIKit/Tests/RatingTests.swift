import PortableUIKit
import QuartetTesting
import Testing

@testable import QuartetPortableUIKitModules

@MainActor
@Suite struct RatingTests {
  @Test func `Done passes the stars back, and nothing leaks`() async throws {
    var results: [Int] = []
    let leaks = try await LeakCheck.leaks(
      of: {
        let rating = RatingViewController(stars: 4, mostStars: 5)
        rating.onDone = { results.append($0) }
        return rating
      }()
    ) { host in
      try host.tap("rating.starButton")
      try host.tap("rating.starButton")
      try host.tap("rating.doneButton")
    }
    #expect(results == [5])
    #expect(leaks == [])
  }

  @Test func `Random use finds no problem`() async throws {
    try await MonkeyTest { RatingViewController(stars: 4, mostStars: 5) }.check()
  }
}
