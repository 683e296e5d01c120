import Interactions

// A view controller that conforms to a protocol of yours, without main-actor default isolation.
#if MENDED
  @MainActor
#endif
protocol SignInListening: AnyObject {
  func didSignIn()
}

final class SignInController: UIViewController, SignInListening {
  func didSignIn() {}
}

// An object that conforms to several protocols that `use(_:)` takes.
protocol StarsRendering: Rendering {}
protocol TextRendering: Rendering {}

protocol RateInteracting: Interacting {
  func use(_ view: any StarsRendering)
  func use(_ view: any TextRendering)
}

final class RateView: UIView, StarsRendering, TextRendering {
  func connect(_ interaction: any RateInteracting) {
    #if MENDED
      interaction.use(self as any StarsRendering)
    #else
      interaction.use(self)
    #endif
  }
}

// An assembler of a protocol type where a view controller is needed.
protocol TabControlling: AnyObject {}

#if MENDED
  typealias TabAssembling = Assembling<UIViewController>
#else
  typealias TabAssembling = Assembling<any TabControlling>
#endif

@MainActor func tabs(_ assembler: any TabAssembling) -> [UIViewController] { [assembler.assemble()] }

// A navigation without `use(_:)` for its controller.
final class HelpNavigation: Navigating {
  #if MENDED
    private weak var presenter: (any PresentationControlling)?

    func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  #endif
}

// A struct as a view, for example a SwiftUI view.
#if MENDED
  final class ClockView: Rendering {}
#else
  struct ClockView: Rendering {}
#endif
