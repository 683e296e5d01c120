import QuartetShared

/// Where comments are posted: covers some members of `CommentStore`.
protocol CommentPosting: AnyObject {
  var latest: String? { get }

  func post(_ text: String)
  /// Attaches an observer of posted comments until the object that is returned is released.
  func observe(_ observer: @escaping (String) -> Void) -> AnyObject
}

extension CommentStore: CommentPosting {
  func observe(_ observer: @escaping (String) -> Void) -> AnyObject {
    attach(observer)
  }
}
