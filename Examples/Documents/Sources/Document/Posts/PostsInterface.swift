import VIPERKit

protocol PostsViewable: AnyObject, UIAlertViewable, UIActivityIndicatorViewable {
  func reloadData()
}

protocol PostsNavigable: AnyObject, StandardNavigable {}

protocol PostsPresentable: UITableViewDelegable, UITableViewDataSourceable
where CellParameters == String {
  func viewDidLoad()
}

protocol PostsRoutable {
  func toPostDetails(parameters: PostDetailsParameters)
}

protocol PostsInteractive {
  func fetchPosts() async throws -> PostsEntity
}
