#if !os(Linux) && !os(macOS)
  import PortableUIKit

  // The suite controls the window of HeadlessUIKit. With these declarations it compiles for iOS, as the package's scheme
  // has to; `Implementation`, where adopters begin, is unavailable there.

  /// Unspecified behaviour, which cannot be chosen on iOS.
  nonisolated public struct UnspecifiedBehavior: Equatable, Sendable {
    var transitionsDropStackChanges: Bool { false }
    var presentationsDropDismissals: Bool { false }

    /// UIKit's own.
    public init() {}
    init(seed: UInt64?) {}
  }

  enum UIKitWarning {
    static func redirect<Result>(
      to sink: @escaping @MainActor @Sendable (String) -> Void, _ body: () -> Result
    ) -> Result { body() }
  }

  struct Headless {
    struct MadeControllers {
      static var current: MadeControllers? { nil }
      let alive: [UIViewController] = []

      func record<Result>(_ body: () async throws -> Result) async rethrows -> Result { try await body() }
    }

    let window: UIWindow

    var unspecifiedBehavior: UnspecifiedBehavior {
      get { UnspecifiedBehavior() }
      nonmutating set {}
    }
    var allowsTouchesDuringTransitions: Bool {
      get { false }
      nonmutating set {}
    }
    var hasSkippedAnimation: Bool { false }
    var firstResponder: UIResponder? { nil }
    var isTransitioning: Bool { presentedChain.contains { $0.transitionCoordinator != nil } }
    var presentedChain: [UIViewController] {
      guard let root = window.rootViewController else { return [] }
      return Array(sequence(first: root) { $0.presentedViewController })
    }

    func finishTransition() {}
  }

  extension UIWindow {
    var headless: Headless { Headless(window: self) }
  }
#endif
