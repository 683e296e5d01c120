import RVBKit

enum CommentEvent {
  case sent(text: String)
  case cancelled
  case swiped
}

protocol CommentControllable: UIViewControllable {
  var onEvent: ((CommentEvent) -> Void)? { get set }
}
