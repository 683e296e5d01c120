#if canImport(UIKit) && canImport(SwiftUI)
  import RoundTable
  import SwiftUI

  /// A module of the UIKit flavour as a screen in SwiftUI.
  struct LoginScreen: View {
    let trunk: Trunk
    let close: () -> Void

    var body: some View {
      RTEModuleScreen(makeModule)
    }

    private func makeModule() -> LoginModule {
      let module = LoginModuleAssembly(trunk: trunk, kind: .email)
      module.joint.attach { output in
        switch output {
        case .dismiss:
          close()
        }
      }
      return module
    }
  }
#endif
