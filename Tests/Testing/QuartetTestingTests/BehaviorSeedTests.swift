import PortableUIKit
import QuartetTesting
import Testing

/// A screen whose button shows what UIKit leaves unspecified, or something else.
private final class BehaviorScreen: UIViewController {
  private let button = UIButton(type: .system)
  private let text: (UnspecifiedBehavior) -> String

  init(_ text: @escaping (UnspecifiedBehavior) -> String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func show() {
    guard let behavior = view.window?.headless.unspecifiedBehavior else { return }
    button.setTitle(text(behavior), for: .normal)
  }

  static func dropping() -> BehaviorScreen {
    BehaviorScreen { $0.transitionsDropStackChanges ? "Dropped" : "Go" }
  }
}

@Suite struct `The seed of unspecified behaviour` {
  private func isKept(_ host: ScreenHost) -> Bool {
    !host.possibleActions().contains { $0.description == #"tap "Dropped""# }
  }

  @Test func `stays with the steps that need it`() async throws {
    let test = MonkeyTest { BehaviorScreen.dropping() }.invariant("Nothing is dropped", isKept)
    let found = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
    #expect(found.steps == [#"tap "Go""#])
    let seed = try #require(found.behaviorSeed)
    #expect(found.description.hasSuffix("\"\"\"#, behaviorSeed: \(seed))"))
    await #expect(throws: ScreenTestFailure.self) {
      try await test.replay(#"tap "Go""#, behaviorSeed: seed)
    }
    try await test.replay(#"tap "Go""#)
  }

  @Test func `is removed from steps that do not need it`() async throws {
    // The first run, after two screens that are not used, has no seed, and finds nothing.
    var count = 0
    let test = MonkeyTest {
      count += 1
      return BehaviorScreen { [isFirst = count <= 3] _ in isFirst ? "Go" : "Dropped" }
    }.invariant("Nothing is dropped", isKept)
    let found = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
    #expect(found.steps == [#"tap "Go""#] && found.behaviorSeed == nil)
  }

  @Test func `is the same for both versions of a screen`() async throws {
    try await DifferentialTest {
      BehaviorScreen.dropping()
    } rewrite: {
      BehaviorScreen.dropping()
    }.check()
    let test = DifferentialTest {
      BehaviorScreen { _ in "Go" }
    } rewrite: {
      BehaviorScreen.dropping()
    }
    let found = try await #require(throws: ScreenTestFailure.self) { try await test.check() }
    #expect(found.steps == [#"tap "Go""#] && found.behaviorSeed != nil)
    #expect(found.after.contains("only the rewrite:    button “Dropped”"))
  }
}
