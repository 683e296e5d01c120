import QuartetScreens

final class ReviewViewController: UIViewController {
  let viewModel: ReviewViewModel
  private let screen = ReviewScreen()

  init(viewModel: ReviewViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = Texts.Review.title
    viewModel.onChange = { [weak self] in self?.render() }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.commentButton.onTap(in: self) { $0.viewModel.onComment?() }
    screen.accountButton.onTap(in: self) { $0.viewModel.signInOrOut() }
    render()
  }

  private func render() {
    screen.commentLabel.text = viewModel.comment
    screen.accountLabel.text = viewModel.accountText
    screen.accountButton.setTitle(viewModel.accountButtonTitle, for: .normal)
  }
}
