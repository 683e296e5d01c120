import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// The navigation bar and its buttons.
struct BarTests {
  let stage = Stage(inNavigation: true)
  var log: Log { stage.log }
  var item: UINavigationItem { stage.root.navigationItem }

  private func button(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: name) { [log] _ in log.add(name) })
  }

  @Test func `A tap on a button of the bar runs its primary action with the button as the sender`() {
    var senders: [Bool] = []
    let button = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { senders.append($0.sender is UIBarButtonItem) })
    item.rightBarButtonItem = button
    #expect(stage.headless.tap(button))
    #expect(senders == [true])
  }

  @Test func `The user can tap the buttons of the controller on top only`() {
    let (first, second) = (button("1"), button("2"))
    item.leftBarButtonItem = first
    #expect(!stage.headless.tap(second))
    stage.push("B").navigationItem.rightBarButtonItems = [second]
    #expect(stage.headless.tap(second))
    #expect(!stage.headless.tap(first))
    #expect(log.entries.filter { ["1", "2"].contains($0) } == ["2"])
  }

  @Test func `A button that is disabled, hidden with its bar or covered takes no tap`() {
    let button = button("1")
    item.rightBarButtonItem = button
    button.isEnabled = false
    #expect(!stage.headless.tap(button))
    button.isEnabled = true
    stage.navigation.setNavigationBarHidden(true, animated: false)
    #expect(!stage.headless.tap(button))
    stage.navigation.isNavigationBarHidden = false
    stage.present(stage.screen("B"))
    #expect(!stage.headless.tap(button))
    stage.dismiss()
    #expect(stage.headless.tap(button))
    item.rightBarButtonItem = UIBarButtonItem(title: "2", style: .done, target: nil, action: nil)
    #expect(item.rightBarButtonItem.map(stage.headless.tap) == false)
  }

  @Test func `The user can tap the controls in the bar`() {
    let (segments, toggle) = (UISegmentedControl(items: ["a", "b"]), UISwitch())
    item.titleView = segments
    item.rightBarButtonItem = UIBarButtonItem(customView: toggle)
    stage.headless.layOut()
    #expect(stage.headless.tap(toggle) && toggle.isOn)
    #expect(stage.headless.tap(segment: 1, of: segments) && segments.selectedSegmentIndex == 1)
    stage.navigation.isNavigationBarHidden = true
    stage.headless.layOut()
    #expect(!stage.headless.tap(toggle))
  }

  @Test func `The user chooses an action in a button's menu`() {
    let actions = ["1", "2", "3"].map { name in
      UIAction(title: name, attributes: name == "3" ? .disabled : []) { [log] _ in log.add(name) }
    }
    let button = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [actions[0], UIMenu(children: [actions[1], actions[2]])]))
    item.rightBarButtonItem = button
    #expect(!stage.headless.tap(button))
    #expect(stage.headless.choose(actions[1], fromMenuOf: button))
    #expect(!stage.headless.choose(actions[2], fromMenuOf: button))
    #expect(!stage.headless.choose(UIAction { _ in }, fromMenuOf: button))
    #expect(log.take() == "2")
  }

  // U105
  @Test func `There is no back button where items on the left replace it`() {
    let screen = stage.push("B")
    screen.navigationItem.leftBarButtonItem = button("1")
    #expect(!stage.headless.tapBack())
    screen.navigationItem.leftItemsSupplementBackButton = true
    screen.navigationItem.hidesBackButton = true
    #expect(!stage.headless.tapBack())
    screen.navigationItem.hidesBackButton = false
    #expect(stage.headless.tapBack())
  }

  @Test func `A bar frees the views of a controller that was popped`() {
    weak var view: UIView?
    do {
      let title = UIView()
      stage.push("B").navigationItem.titleView = title
      view = title
    }
    stage.headless.layOut()
    #expect(view?.window === stage.window)
    #expect(stage.headless.tapBack())
    stage.finish()
    stage.headless.layOut()
    log.clear()
    #expect(view == nil)
  }
}
