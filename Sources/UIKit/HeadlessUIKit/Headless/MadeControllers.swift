extension Headless {
  /// The view controllers that some code has made, shown or not, for leak checks.
  public final class MadeControllers {
    /// The object that records now. Tests can run at the same time, each in a task of its own.
    public static var current: MadeControllers? { Recording.controllers }

    private var references: [() -> UIViewController?] = []
    private var limit = 64

    /// Makes an empty list.
    public init() {}

    /// Records what a function makes, also in the tasks that it starts.
    public func record<Result>(_ body: () async throws -> Result) async rethrows -> Result {
      try await Recording.$controllers.withValue(self, operation: body)
    }

    /// Those that are not deallocated.
    public var alive: [UIViewController] { references.compactMap { $0() } }

    func add(_ controller: UIViewController) {
      // A long test makes many controllers, and few are alive at a time.
      if references.count == limit {
        references.removeAll { $0() == nil }
        limit = max(64, references.count * 2)
      }
      references.append { [weak controller] in controller }
    }
  }
}

nonisolated private enum Recording { @TaskLocal static var controllers: Headless.MadeControllers? }
