public import PortableUIKit
public import QuartetTesting

/// Uses a screen at random, as a monkey test does, and finds what no screen should do. It needs no specification, and the
/// screen needs no pattern and no kit.
///
/// ```swift
/// @Test func `Random use finds no problem`() async throws {
///   try await MonkeyTest { TodoViewController() }.check()
/// }
/// ```
///
/// The steps are what the user can do now (`ScreenHost.possibleActions(typing:)`), two taps at once, the alert and the
/// sheet of another module of the app (`hasOtherModules`), and the ``EnvironmentEvents`` of the test, also while a transition
/// runs. The ``LevelOfUse`` says whether the user acts then, too. After each step, UIKit has logged no warning, transitions have
/// ended, the user can go on, each object of a screen that was dismissed is deallocated, no control in the window is in
/// front of a presented screen, and the invariants of the test hold. The behaviour that UIKit leaves unspecified is
/// different in each run.
///
/// A failure lists all distinct problems, the worst first, each with the shortest steps that show it:
/// ``ScreenTestFailure``. A crash ends the process, as in any test, after the steps of the run were printed; with the
/// environment variable `QUARTET_STEPS`, the test runs in other processes and finds the shortest steps.
///
/// On iOS, it neither reads warnings nor varies UIKit's behaviour, and it leaves out what needs a real touch: the buttons
/// of an alert, swipes that are cancelled, swipes from the edge, the Return key and steps during a transition.
@MainActor
public struct MonkeyTest {
  private let makeScreen: (EnvironmentEvents) -> UIViewController
  private var options: ScreenTestOptions

  /// Makes a test of a screen with fakes.
  ///
  /// - Parameters:
  ///   - seed: Determines the steps.
  ///   - runs: How many times it makes and uses the screen.
  ///   - steps: The number of steps of a run.
  ///   - texts: What the user types.
  ///   - use: When the user acts.
  ///   - idiom: The device, for what differs on `.pad`: an action sheet needs an anchor for its popover there. On iOS,
  ///     it is the device on which the test runs.
  ///   - modules: A type of each module, besides the screen's, whose leaks are found.
  ///   - kept: The types, or superclasses and protocols, of objects that outlive screens on purpose. What was alive before
  ///     the screen was made, such as a session that the test passes to it, needs no type here, nor does a singleton.
  ///   - ignored: Known warnings, leaks and invariants: a part of the text, and the reason. The test fails if one does not
  ///     happen any more.
  ///   - allowsDeadEnds: Whether there are states in which the user can do nothing any more.
  ///   - hasOtherModules: Whether another module presents, covers and dismisses. Nil means only if the user also acts
  ///     early: UIKit then refuses the alert that a screen presents after a reply, which few screens expect.
  ///   - makeScreen: Makes the screen and adds the events of its fakes. It is called twice before the first run.
  public init(
    seed: UInt64 = 1, runs: Int = 50, steps: Int = 40, texts: [String] = ["", " ", "a", "Ada"],
    use: LevelOfUse = .withFingers, idiom: UIUserInterfaceIdiom = .phone, modules: [Any.Type] = [],
    keeps kept: [Any.Type] = [], ignoring ignored: [String: String] = [:], allowsDeadEnds: Bool = false,
    hasOtherModules: Bool? = nil, _ makeScreen: @escaping (EnvironmentEvents) -> UIViewController
  ) {
    self.makeScreen = makeScreen
    options = ScreenTestOptions(
      seed: seed, runs: runs, steps: steps, texts: texts, use: use, idiom: idiom, modules: modules,
      kept: kept, ignored: ignored, hasOtherModules: hasOtherModules ?? (use == .alsoEarly),
      allowsDeadEnds: allowsDeadEnds)
  }

  /// Makes a test of a screen without fakes.
  public init(
    seed: UInt64 = 1, runs: Int = 50, steps: Int = 40, texts: [String] = ["", " ", "a", "Ada"],
    use: LevelOfUse = .withFingers, idiom: UIUserInterfaceIdiom = .phone, modules: [Any.Type] = [],
    keeps kept: [Any.Type] = [], ignoring ignored: [String: String] = [:], allowsDeadEnds: Bool = false,
    hasOtherModules: Bool? = nil, _ makeScreen: @escaping () -> UIViewController
  ) {
    self.init(
      seed: seed, runs: runs, steps: steps, texts: texts, use: use, idiom: idiom, modules: modules,
      keeps: kept, ignoring: ignored, allowsDeadEnds: allowsDeadEnds, hasOtherModules: hasOtherModules
    ) { _ in makeScreen() }
  }

  /// Adds what has to be true whenever no transition runs.
  ///
  /// - Parameters:
  ///   - name: What is true, in words.
  ///   - holds: Whether it is true. An error means that it is not.
  public func invariant(_ name: String, _ holds: @escaping (ScreenHost) throws -> Bool) -> MonkeyTest {
    var test = self
    test.options.invariants.append((name, holds))
    return test
  }

  /// Uses the screen.
  ///
  /// - Parameters:
  ///   - fileID: The file of the test, and with the line the name of this check when the steps before a crash are searched.
  ///   - line: The line.
  /// - Throws: A ``ScreenTestFailure``, with all problems and the shortest steps that show each.
  public func check(fileID: String = #fileID, line: Int = #line) async throws {
    try await search.check(at: "\(fileID):\(line)")
  }

  /// Performs the steps of a failure.
  ///
  /// - Throws: A ``ScreenTestFailure`` if there is still a problem, or if a step is not possible.
  public func replay(_ steps: String, behaviorSeed: UInt64? = nil) async throws {
    try await search.check(steps, behaviorSeed: behaviorSeed)
  }

  private var search: RandomSearch<ScreenRun> {
    options.earlier.objects = LeakCheck.sharedObjects(
      of: { makeScreen(EnvironmentEvents()) }, and: options.modules)
    return RandomSearch(options: options) { [makeScreen, options] in
      await ScreenRun(makeScreen, options, behaviorSeed: $0)
    }
  }
}
