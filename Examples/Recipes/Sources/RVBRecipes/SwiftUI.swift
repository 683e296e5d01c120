// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import RVBKit
  import SwiftUI

  /// A module whose view is a SwiftUI view.
  struct ColorList: View, ViewControllable {
    let colors: [String]
    let selected: (Int) -> Void

    var body: some View {
      List(colors.indices, id: \.self) { row in
        Button(colors[row]) { selected(row) }
      }
    }
  }

  /// The module as a parent with view controllers sees it. The parent's router makes it.
  final class ColorListAdapter: UIHostingController<ColorList>, ListControllable {
    var selected: ((Int) -> Void)?

    init(colors: [String]) {
      super.init(rootView: ColorList(colors: colors) { _ in })
      rootView = ColorList(colors: colors) { [weak self] row in self?.selected?(row) }
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
