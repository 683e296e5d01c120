import Interactions

/// What Review has opened over itself; the interactions of Review share it.
protocol ReviewStaging: AnyObject {
  var child: ReviewChild? { get set }
}

enum ReviewChild {
  case login
  case comment
}

final class ReviewStage {
  var child: ReviewChild?
}

extension ReviewStage: ReviewStaging {}
