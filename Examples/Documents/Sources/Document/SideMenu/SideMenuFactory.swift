// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import VIPERKit

// MARK: - Side Menu Parameters
public struct SideMenuParameters {}

// MARK: - Side Menu Delegate
public protocol SideMenuDelegate: AnyObject {
  func sideMenuDidSelectAccount()
}

// MARK: - Side Menu Factory
struct SideMenuFactory {
  // MARK: Initializers
  private init() {}

  // MARK: Factory
  static func `default`(
    parameters: SideMenuParameters,
    delegate: some SideMenuDelegate
  ) -> UIViewController {
    SideMenuViewController(delegate: delegate)
  }
}

// MARK: - Side Menu View Controller
final class SideMenuViewController: UIViewController {
  private unowned let delegate: any SideMenuDelegate
  private let accountButton: UIButton = .init(type: .system)

  init(delegate: some SideMenuDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    accountButton.accessibilityIdentifier = "sideMenu.accountButton"
    accountButton.onTap(in: self) { $0.delegate.sideMenuDidSelectAccount() }
    view.addSubview(accountButton)
  }
}
