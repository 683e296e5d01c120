/// What Review has opened over itself, and when the next can come on: the interactions of Review share it.
protocol ReviewStaging: AnyObject {
  var child: ReviewChild? { get set }

  func use(_ root: any RestAwaiting)

  /// Runs the action in its turn, when no transition runs.
  ///
  /// The world asks at any time, and UIKit does nothing in the middle of a transition (T1).
  func whenAtRest(perform action: @escaping () -> Void)
}

enum ReviewChild {
  case login
  case comment
}

final class ReviewStage {
  var child: ReviewChild?
  private weak var root: (any RestAwaiting)?
}

extension ReviewStage: ReviewStaging {
  func use(_ root: any RestAwaiting) {
    self.root = root
  }

  func whenAtRest(perform action: @escaping () -> Void) {
    root?.whenAtRest(perform: action)
  }
}
