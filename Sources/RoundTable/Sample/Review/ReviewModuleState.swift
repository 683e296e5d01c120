import RoundTable

final class ReviewModuleState {
  enum Child {
    case login
    case comment
  }

  var account: String?
  var comment: String?
  var child: Child?
  var isCommentWanted = false
}
