import VIPERKit

protocol PostDetailsViewable: AnyObject, UITitleViewable {
  func setText(to text: String)
}

protocol PostDetailsPresentable {
  func viewDidLoad()
}
