package import PortableUIKit

#if os(Linux) || os(macOS)
  nonisolated extension UnspecifiedBehavior {
    /// The behaviour of a seed; the most likely behaviour without one.
    package init(seed: UInt64?) {
      self.init()
      guard let seed else { return }
      var generator = SplitMix64(seed: seed)
      self = .random(using: &generator)
    }
  }

  extension UIWindow {
    package func useUnspecifiedBehavior(seed: UInt64?) {
      headless.unspecifiedBehavior = UnspecifiedBehavior(seed: seed)
    }

    package func use(_ idiom: UIUserInterfaceIdiom) { headless.userInterfaceIdiom = idiom }

    /// Whether the user can act while a transition runs.
    package func allowTouchesDuringTransitions(_ isAllowed: Bool) {
      headless.allowsTouchesDuringTransitions = isAllowed
    }
  }
#else
  // UIKit's own behaviour, and no touches of a test during transitions.
  extension UIWindow {
    package func useUnspecifiedBehavior(seed: UInt64?) {}
    package func use(_ idiom: UIUserInterfaceIdiom) {}
    package func allowTouchesDuringTransitions(_ isAllowed: Bool) {}
  }
#endif
