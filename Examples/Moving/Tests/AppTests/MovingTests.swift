import App
import InteractionsScreens
import QuartetTesting
import RVBKitScreens
import RoundTableScreens
import Testing
import VIPERKitScreens

@Test(arguments: Reviews.all.indices, Ratings.all.indices)
func `Each Rating works in each Review, and nothing leaks`(review: Int, rating: Int) async throws {
  let modules: [Any.Type] = [
    OldReview.self, RatingModuleTypes.self, RatingFactory.self, RatingDependency.self, RatingAssembler.self,
  ]
  let leaks = try await LeakCheck.leaks(of: Reviews.all[review](Ratings.all[rating]), and: modules) { host in
    try host.tap("review.ratingButton")
    try host.tap("rating.starButton")
    try host.tap("rating.doneButton")
    #expect(host.top?.title == "Review")
  }
  #expect(leaks == [])
}

@Test(arguments: Reviews.all.indices, Ratings.all.indices)
func `The app stays the same when Review and Rating move`(review: Int, rating: Int) async throws {
  try await DifferentialTest {
    OldReview(makeRating: Ratings.all[0])
  } rewrite: {
    Reviews.all[review](Ratings.all[rating])
  }.check()
}
