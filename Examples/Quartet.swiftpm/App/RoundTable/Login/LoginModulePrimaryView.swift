import QuartetScreens
import RoundTable
import SwiftUI

/// Shows Login's SwiftUI screen in UIKit, in the stack under Recovery.
///
/// It makes a tap count once: `respond` does nothing while another screen covers this one.
final class LoginModulePrimaryView: UIHostingController<LoginModuleScreen> {
  init(module: LoginModule) {
    super.init(rootView: LoginModuleScreen(module: module))
    rootView.respond = { [weak self] in self?.respond($0) }
    title = Texts.Login.title
  }

  required init?(coder: NSCoder) { nil }
}
