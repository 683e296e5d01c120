import InteractionsScreens
import PortableUIKit
import RVBKitScreens
import RoundTableScreens
import VIPERKitScreens

public enum Reviews {
  public nonisolated static let all: [@MainActor (@escaping MakeRating) -> UIViewController] = [
    { OldReview(makeRating: $0) }, { RoundTableScreens.makeReview(makeRating: $0) },
    { VIPERKitScreens.makeReview(makeRating: $0) }, { RVBKitScreens.makeReview(makeRating: $0) },
    { InteractionsScreens.makeReview(makeRating: $0) },
  ]
}
