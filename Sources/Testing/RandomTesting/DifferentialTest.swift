public import PortableUIKit
import QuartetTesting

/// Uses two versions of a screen in the same way, and finds where they differ: a test for a rewrite.
///
/// ```swift
/// @Test func `The new screen does what the old one did`() async throws {
///   try await DifferentialTest { OldViewController() } rewrite: { NewViewController() }.check()
/// }
/// ```
///
/// The steps are random. After each, both show the same elements, texts and titles in the same order, the same ones are
/// enabled and focused, and the user can do the same.
@MainActor
public struct DifferentialTest {
  private let versions: [(EnvironmentEvents) -> UIViewController]
  private var options: ScreenTestOptions

  /// Makes a test of two versions with fakes, whose events have the same names.
  ///
  /// - Parameters:
  ///   - seed: Determines the steps.
  ///   - runs: How many times it makes and uses the screens.
  ///   - steps: The number of steps of a run.
  ///   - texts: What the user types.
  ///   - comparesIdentifiers: Whether elements have the same accessibility identifiers. Otherwise steps name elements by
  ///     their titles and placeholders.
  ///   - original: Makes the version that is right.
  ///   - rewrite: Makes the other version.
  public init(
    seed: UInt64 = 1, runs: Int = 25, steps: Int = 40, texts: [String] = ["", " ", "a", "Ada"],
    comparesIdentifiers: Bool = true, _ original: @escaping (EnvironmentEvents) -> UIViewController,
    rewrite: @escaping (EnvironmentEvents) -> UIViewController
  ) {
    versions = [original, rewrite]
    options = ScreenTestOptions(
      seed: seed, runs: runs, steps: steps, texts: texts, comparesVersions: true, allowsDeadEnds: true,
      usesIdentifiers: comparesIdentifiers)
  }

  /// Makes a test of two versions without fakes.
  public init(
    seed: UInt64 = 1, runs: Int = 25, steps: Int = 40, texts: [String] = ["", " ", "a", "Ada"],
    comparesIdentifiers: Bool = true, _ original: @escaping () -> UIViewController,
    rewrite: @escaping () -> UIViewController
  ) {
    self.init(
      seed: seed, runs: runs, steps: steps, texts: texts, comparesIdentifiers: comparesIdentifiers,
      { _ in original() }, rewrite: { _ in rewrite() })
  }

  /// Uses both versions.
  ///
  /// - Parameters:
  ///   - fileID: The file of the test, and with the line the name of this check when the steps before a crash are searched.
  ///   - line: The line.
  /// - Throws: A ``ScreenTestFailure``, with the shortest steps after which they differ.
  public func check(fileID: String = #fileID, line: Int = #line) async throws {
    try await search.check(at: "\(fileID):\(line)")
  }

  /// Performs the steps of a failure.
  ///
  /// - Throws: A ``ScreenTestFailure`` if the versions still differ, or if a step is not possible.
  public func replay(_ steps: String, behaviorSeed: UInt64? = nil) async throws {
    try await search.check(steps, behaviorSeed: behaviorSeed)
  }

  private var search: RandomSearch<ScreenPair> {
    RandomSearch(options: options) { [versions, options] in
      let original = await ScreenRun(versions[0], options, behaviorSeed: $0)
      return ScreenPair(original, await ScreenRun(versions[1], options, behaviorSeed: $0), options)
    }
  }
}

/// Two versions of a screen, used in the same way.
private final class ScreenPair: RandomSubject {
  private let original: ScreenRun
  private let rewrite: ScreenRun
  private let options: ScreenTestOptions
  private var refused: String?

  init(_ original: ScreenRun, _ rewrite: ScreenRun, _ options: ScreenTestOptions) {
    self.original = original
    self.rewrite = rewrite
    self.options = options
  }

  private func lines(_ run: ScreenRun) -> [String] {
    run.host.shown(withIdentifiers: options.usesIdentifiers)
      + run.moves().filter { !$0.isRare }.map { "  the user can \($0.text)" }
  }

  /// The text of the original, and the lines that only one version has.
  var shown: String {
    let differences = lines(rewrite).difference(from: lines(original)).map { change in
      switch change {
      case .remove(_, let line, _): "only the original: \(line)"
      case .insert(_, let line, _): "only the rewrite:  \(line)"
      }
    }
    return (original.host.shown(withIdentifiers: options.usesIdentifiers) + differences).joined(
      separator: "\n")
  }

  func moves() -> [ScreenRun.Move] { original.moves() }

  func perform(_ move: ScreenRun.Move, leavesRunning: Bool) async -> Bool {
    let same = rewrite.moves().first { $0.text == move.text }
    let isDone = await original.perform(move, leavesRunning: false)
    var isSame = false
    if let same { isSame = await rewrite.perform(same, leavesRunning: false) }
    if isDone != isSame { refused = move.text }
    return isDone || isSame
  }

  func settle() async {
    await original.settle()
    await rewrite.settle()
  }

  /// The first difference hides the rest, so a run ends there.
  func problems() async -> [Problem] {
    if let refused {
      return [Problem(kind: .stuck, text: "The user can do this in one version only: \(refused)")]
    }
    return lines(original) == lines(rewrite) ? [] : [Problem(kind: .stuck, text: "The two versions differ.")]
  }

  func end() async -> [Problem] {
    for run in [original, rewrite] { await run.close() }
    return []
  }
}
