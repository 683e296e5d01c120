import Interactions
import QuartetTesting
import Testing

/// A ladder of screens: each opens the two of the next level, and the last level opens the first screen again.
@Suite struct `An app with many screens` {
  /// The assembler, the controller, and for each of the two screens that can be opened: an interaction, a navigation, the
  /// assemblers of both, and the assembler of the screen.
  private static let objectsOfOneScreen = 12

  @Test(arguments: [1, 16, 500])
  func `makes its root at the same cost, whatever can be opened from there`(levels: Int) {
    let ladder = Ladder(levels: levels)
    _ = RungAssembler(ladder: ladder, level: 0).assemble()
    #expect(ladder.objects == Self.objectsOfOneScreen)
  }

  @Test func `makes each screen when it is opened, and a way back to a parent ends`() {
    let ladder = Ladder(levels: 3)
    var top = RungAssembler(ladder: ladder, level: 0).assemble()
    let host = ScreenHost(top)
    for count in 1...7 {
      top.didTapNextButton()
      host.finishTransitions()
      guard let next = top.presentedViewController as? any RungControlling else {
        Issue.record("Screen \(count) was not opened.")
        return
      }
      top = next
      // The parent has made its assembler.
      #expect(ladder.objects == Self.objectsOfOneScreen + count * (Self.objectsOfOneScreen - 1))
    }
    #expect(ladder.assembled == [0, 1, 2, 0, 1, 2, 0, 1])
  }
}

/// Counts what is made.
private final class Ladder {
  let levels: Int
  var objects = 0
  /// The levels of the screens.
  var assembled: [Int] = []

  init(levels: Int) {
    self.levels = levels
  }
}

private protocol RungControlling: UIViewController {
  func didTapNextButton()
}

private struct RungAssembler: Assembling {
  let ladder: Ladder
  let level: Int

  init(ladder: Ladder, level: Int) {
    self.ladder = ladder
    self.level = level
    ladder.objects += 1
  }

  func assemble() -> any RungControlling {
    ladder.assembled.append(level)
    return RungViewController(
      ladder: ladder, left: makeInteractionAssembler().assemble(),
      right: makeInteractionAssembler().assemble())
  }

  private func makeInteractionAssembler() -> any Assembling<any RungInteracting> {
    RungInteractionAssembler(
      ladder: ladder,
      navigationAssembler: RungNavigationAssembler(ladder: ladder, nextLevel: (level + 1) % ladder.levels))
  }
}

private final class RungViewController: UIViewController, RungControlling {
  private let left: any RungInteracting
  private let right: any RungInteracting

  init(ladder: Ladder, left: any RungInteracting, right: any RungInteracting) {
    self.left = left
    self.right = right
    super.init(nibName: nil, bundle: nil)
    ladder.objects += 1
    left.use(self)
    right.use(self)
  }

  required init?(coder: NSCoder) { nil }

  func didTapNextButton() {
    left.didTapNextButton()
  }
}

private protocol RungInteracting: Interacting {
  func use(_ presenter: any PresentationControlling)
  func didTapNextButton()
}

private final class RungInteraction: RungInteracting {
  private let navigation: any RungNavigating

  init(ladder: Ladder, navigation: any RungNavigating) {
    self.navigation = navigation
    ladder.objects += 1
  }

  func use(_ presenter: any PresentationControlling) {
    navigation.use(presenter)
  }

  func didTapNextButton() {
    navigation.presentRung()
  }
}

private struct RungInteractionAssembler: Assembling {
  private let ladder: Ladder
  private let navigationAssembler: any Assembling<any RungNavigating>

  init(ladder: Ladder, navigationAssembler: any Assembling<any RungNavigating>) {
    self.ladder = ladder
    self.navigationAssembler = navigationAssembler
    ladder.objects += 1
  }

  func assemble() -> any RungInteracting {
    RungInteraction(ladder: ladder, navigation: navigationAssembler.assemble())
  }
}

private protocol RungNavigating: Navigating<any PresentationControlling> {
  func presentRung()
}

private final class RungNavigation: RungNavigating {
  private let rungAssembler: any Assembling<any RungControlling>
  private weak var presenter: (any PresentationControlling)?

  init(ladder: Ladder, rungAssembler: any Assembling<any RungControlling>) {
    self.rungAssembler = rungAssembler
    ladder.objects += 1
  }

  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func presentRung() {
    presenter?.childScreens.present(rungAssembler.assemble())
  }
}

private struct RungNavigationAssembler: Assembling {
  private let ladder: Ladder
  private let nextLevel: Int

  init(ladder: Ladder, nextLevel: Int) {
    self.ladder = ladder
    self.nextLevel = nextLevel
    ladder.objects += 1
  }

  func assemble() -> any RungNavigating {
    RungNavigation(ladder: ladder, rungAssembler: RungAssembler(ladder: ladder, level: nextLevel))
  }
}
