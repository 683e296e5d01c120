/// Owns a module: the line that carries its messages, and through it the Core, the Presenter and the Joint.
///
/// The View owns the pipeline (Round Table, part 5), and nothing else does. When the View goes, the pipeline goes with
/// it and cuts the line: the Core stops, the components are released, and later messages are not delivered. It has no
/// `notify` of its own: each component notifies from its seat, which sends its messages only (part 3).
/// ``RTEModuleAssembly(pipeline:state:coreBuilder:presenterBuilder:viewBuilder:jointBuilder:)`` links the components.
@MainActor @preconcurrency
public final class RTEModulePipeline<Types: RTEModuleTypes> {
  let line = RTEModuleLine<Types>()

  /// Makes a pipeline without components.
  public init() {}

  // UIKit releases Views on the main thread; a closure of the app may release one on another.
  nonisolated deinit {
    let line = line
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { line.cut() }
    } else {
      Task { @MainActor in line.cut() }
    }
  }
}

/// Says where code runs, which the concurrency library only asserts. The main queue need not be on the main thread on
/// Linux.
nonisolated private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, and so on the main actor.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
