// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import RVBKit
  import SwiftUI

  /// A module whose view is a SwiftUI view.
  struct SavingForm: View, ViewControllable {
    @State var name = ""
    let save: (String) -> Void

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Save") { save(name) }
      }
    }
  }

  /// The module as a parent with view controllers sees it. The parent's router makes it.
  final class SavingFormAdapter: UIHostingController<SavingForm>, SavingControllable {
    var saved: (() -> Void)?

    init() {
      super.init(rootView: SavingForm { _ in })
      rootView = SavingForm { [weak self] _ in self?.saved?() }
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
