import RVBKit
import Shared

/// What every Comment needs.
struct CommentDependency {
  let commentStore: CommentStore
}

/// Nothing is new for each Comment.
struct CommentParameter {}

protocol CommentBuildable: Buildable {
  func build(with parameter: CommentParameter) -> any CommentControllable
}

/// Makes whole Comment modules: view and router.
///
/// Review's builder makes it, Review's router owns it and calls it. It does not own the modules that it has made.
final class CommentBuilder: Builder<CommentDependency>, CommentBuildable {
  func build(with parameter: CommentParameter) -> any CommentControllable {
    let viewController = CommentViewController(commentStore: dependency.commentStore)
    viewController.router = CommentRouter()
    return viewController
  }
}
