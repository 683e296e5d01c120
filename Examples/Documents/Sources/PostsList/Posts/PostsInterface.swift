import VIPERKit

/// The texts of a row of the list.
struct PostsCellParameters: Equatable {
  let title: String
  let text: String?
}

protocol PostsViewable: AnyObject, UIAlertViewable, UIActionSheetViewable, UIActivityIndicatorViewable {
  func reloadData()
}

protocol PostsNavigable: AnyObject, StandardNavigable {}

protocol PostsPresentable: UITableViewDelegable, UITableViewDataSourceable
where CellParameters == PostsCellParameters {
  func viewDidLoad()
  func didTapSortButton()
}

protocol PostsRoutable {
  func toPostDetails(parameters: PostDetailsParameters)
}

protocol PostsInteractive {
  func fetchPosts(limit: Int) async throws -> PostsEntity
}
