public import QuartetFeatureEntry
import QuartetImplementations

/// The apps whose screens have different patterns.
public enum MixedApp {
  /// A screen of the feature.
  public enum Screen: String, CaseIterable, Sendable {
    case review, login, recovery, comment
  }

  /// The app whose screens have these patterns.
  ///
  /// - Parameter patterns: Implementations of this package. A screen that is left out is the last one's, the baseline's.
  /// - Returns: Nil if an implementation has no adapters.
  public static func feature(_ patterns: [Screen: any Feature.Type]) -> (any Feature.Type)? {
    var types: [any MixableFeature.Type] = []
    for screen in Screen.allCases {
      guard let type = (patterns[screen] ?? Implementations.all.last) as? any MixableFeature.Type else {
        return nil
      }
      types.append(type)
    }
    return mix(types[0], types[1], types[2], types[3])
  }

  /// Every app, also those of one pattern, whose screens use the adapters, too.
  public static let all: [any Feature.Type] = mixable.flatMap { review in
    mixable.flatMap { login in
      mixable.flatMap { recovery in mixable.map { mix(review, login, recovery, $0) } }
    }
  }

  /// As few apps as have all pairs of a parent and its child: each has three of the 75.
  public static let pairs: [any Feature.Type] = mixable.indices.flatMap { review in
    mixable.indices.map { login in
      let child = mixable[(review + login) % mixable.count]
      return mix(mixable[review], mixable[login], child, child)
    }
  }

  private static let mixable = Implementations.all.compactMap { $0 as? any MixableFeature.Type }

  private static func mix<
    Review: MixableFeature, Login: MixableFeature, Recovery: MixableFeature, Comment: MixableFeature
  >(
    _ review: Review.Type, _ login: Login.Type, _ recovery: Recovery.Type, _ comment: Comment.Type
  ) -> any Feature.Type {
    MixedFeature<Review, Login, Recovery, Comment>.self
  }
}
