/// Measures what it costs to run each subject: all of them in this process, taking turns.
///
/// ```swift
/// let costs = await RunMeasurement(subjects: subjects).run { print($0) }
/// ```
public struct RunMeasurement {
  /// What is measured.
  public let subjects: [Subject]
  /// Whether a few seconds have to be enough.
  public let isQuick: Bool

  /// Prepares a measurement; nothing is made before ``run(progress:)``.
  public init(subjects: [Subject], isQuick: Bool = false) {
    self.subjects = subjects
    self.isQuick = isQuick
  }

  /// Measures everything. Keeps the main actor busy for most of a minute; if quick, a few seconds.
  ///
  /// - Parameter progress: Told what is being measured, in a few words, when it begins.
  public func run(progress: (String) -> Void = { _ in }) async -> RunCosts {
    progress("one tap through the components")
    let components = ComponentsAlone.costs(of: subjects, Stopwatch(rounds: isQuick ? 51 : 201, times: 5000))
    return RunCosts(
      isReleaseBuild: Build.isRelease, isQuick: isQuick, actions: [], componentsAlone: components, growth: [],
      goals: [])
  }
}
