import VIPERPresenterKit

protocol CounterViewable: AnyObject {
  func setCount(to text: String)
}

protocol CounterPresentable {
  func viewDidLoad()
  func didTapAddButton()
}

/// Does not know whether its view is written in UIKit or in SwiftUI.
final class CounterPresenter<View>: CounterPresentable where View: CounterViewable {
  private unowned let view: View
  private var count = 0

  init(view: View) {
    self.view = view
  }

  func viewDidLoad() { view.setCount(to: String(count)) }

  func didTapAddButton() {
    count += 1
    view.setCount(to: String(count))
  }
}
