import QuartetShared
import RVBKit

/// The objects that every Comment needs.
struct CommentDependency {
  let commentStore: CommentStore
}

/// The data that is new for each Comment.
struct CommentParameter {
  /// Whose draft it is.
  let account: String
}

protocol CommentBuildable: Buildable {
  func build(with parameter: CommentParameter) -> any CommentControllable
}

/// Makes whole Comment modules: view and router.
///
/// Review's builder makes it, Review's router owns it and calls it. It does not own the modules that it has made.
final class CommentBuilder: Builder<CommentDependency>, CommentBuildable {
  func build(with parameter: CommentParameter) -> any CommentControllable {
    let viewController = CommentViewController(draft: dependency.commentStore.draft(of: parameter.account))
    viewController.router = CommentRouter()
    return viewController
  }
}
