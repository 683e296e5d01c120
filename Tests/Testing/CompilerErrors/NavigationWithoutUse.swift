import Interactions

final class HelpNavigation: Navigating {
  #if MENDED
    private weak var presenter: (any PresentationControlling)?

    func use(_ presenter: any PresentationControlling) { self.presenter = presenter }
  #endif
}
