import VIPERKit

// Compiled on Apple's systems only.
#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import SwiftUI

  final class CounterModel: ObservableObject {
    @Published var count = ""
  }

  struct CounterView: View {
    @ObservedObject var model: CounterModel
    let onAdd: @MainActor () -> Void

    var body: some View {
      VStack {
        Text(model.count)
        Button("Add", action: onAdd)
      }
    }
  }

  /// The scene's view controller: it shows a SwiftUI view and passes values and events on, as with UIKit's views.
  final class CounterViewController: UIViewController, CounterViewable {
    var presenter: (any CounterPresentable)!
    private let model = CounterModel()

    override func viewDidLoad() {
      super.viewDidLoad()
      let host = UIHostingController(
        rootView: CounterView(model: model) { [weak self] in self?.presenter.didTapAddButton() })
      addChild(host)
      host.view.frame = view.bounds
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(host.view)
      host.didMove(toParent: self)
      presenter.viewDidLoad()
    }

    func setCount(to text: String) {
      model.count = text
    }
  }
#endif
