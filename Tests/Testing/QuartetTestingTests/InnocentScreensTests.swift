import Foundation
import PortableUIKit
import QuartetTesting
import Testing

/// Screens without a bug, as textbooks write them: no guard against a tap during a transition, children that are kept on
/// purpose, and delays in real time.
@Suite struct `Screens without a bug` {
  /// `.ci/run --full` makes more of them.
  private static let runs = ProcessInfo.processInfo.environment["QUARTET_MANY_RUNS"] == nil ? 25 : 200

  @Test(arguments: InnocentScreen.allCases)
  fileprivate func `pass a monkey test that uses them with fingers`(screen: InnocentScreen) async throws {
    try await MonkeyTest(runs: Self.runs, steps: 12, keeps: [CachedScreen.self]) { screen.make($0) }.check()
  }

  @Test func `pass a first test`() async throws {
    let session = Session()
    try await MonkeyTest { events in
      let calls = PendingCalls<String, String, any Error>()
      events.reply(to: calls, with: [.success("Ada"), .failure(CancellationError())])
      return ProfileScreen(session) { try await calls.call("name") }
    }.check()
  }
}

private enum InnocentScreen: CaseIterable {
  case alert, alertThatEdits, sheetOfActions, sheetOfActionsThatPushes, sheet, sheetInStack, push, pushOfPush
  case rowToPush, rowToAlert, guardedSheet, guardedSheetByProperty, guardedPush, guardedPushByTop, lazyChild,
    cachedChild
  case timer, dispatchedDelay, realDelay, realDelayOfScreen, taskThatSetsLabel, taskThatWaitsForReply

  func make(_ events: EnvironmentEvents) -> UIViewController {
    switch self {
    case .alert: stack { $0.present(Self.alert("OK", {}), animated: true) }
    case .alertThatEdits:
      stack { screen in screen.present(Self.alert("Clear") { screen.label.text = "" }, animated: true) }
    case .sheetOfActions: stack { $0.present(Self.alert("Share", {}, .actionSheet), animated: true) }
    case .sheetOfActionsThatPushes:
      stack { screen in
        let sheet = Self.alert("Open", { [weak screen] in screen?.push(TextbookScreen()) }, .actionSheet)
        screen.present(sheet, animated: true)
      }
    case .sheet: stack { $0.present(TextbookScreen("Close") { $0.dismiss(animated: true) }, animated: true) }
    case .sheetInStack:
      stack { screen in
        let child = TextbookScreen("Done") { [weak screen] _ in screen?.dismiss(animated: true) }
        screen.present(UINavigationController(rootViewController: child), animated: true)
      }
    case .push: stack { $0.push(TextbookScreen()) }
    case .pushOfPush: stack { $0.push(TextbookScreen { $0.push(TextbookScreen()) }) }
    case .rowToPush:
      UINavigationController(rootViewController: TextbookList { $0.show(TextbookScreen(), sender: nil) })
    case .rowToAlert:
      UINavigationController(
        rootViewController: TextbookList { $0.present(Self.alert("OK", {}), animated: true) })
    case .guardedSheet:
      stack { screen in
        guard screen.presentedViewController == nil else { return }
        screen.present(TextbookScreen(), animated: true)
      }
    case .guardedSheetByProperty:
      stack { screen in
        guard screen.child == nil else { return }
        let child = TextbookScreen()
        screen.child = child
        screen.present(child, animated: true)
      }
    case .guardedPush:
      stack { screen in
        guard screen.navigationController?.topViewController === screen else { return }
        screen.push(TextbookScreen())
      }
    case .guardedPushByTop:
      stack { if $0.navigationController?.viewControllers.count == 1 { $0.push(TextbookScreen()) } }
    case .lazyChild: stack { $0.push($0.settings) }
    case .cachedChild:
      stack { screen in
        let child = screen.cached ?? CachedScreen()
        screen.cached = child
        screen.push(child)
      }
    case .timer:
      stack { screen in
        screen.timer?.invalidate()
        screen.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      }
    case .dispatchedDelay:
      stack { screen in DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { screen.label.text = "Late" } }
    case .realDelay:
      stack { screen in
        screen.push(
          TextbookScreen { child in
            Task {
              try await Task.sleep(for: .milliseconds(100))
              child.label.text = "Late"
            }
          })
      }
    case .realDelayOfScreen:
      stack { screen in
        screen.view.isUserInteractionEnabled = false
        Task {
          try await Task.sleep(for: .milliseconds(100))
          screen.view.isUserInteractionEnabled = true
        }
      }
    case .taskThatSetsLabel: stack { screen in Task { screen.label.text = "Done" } }
    case .taskThatWaitsForReply: waiting(events)
    }
  }

  private func waiting(_ events: EnvironmentEvents) -> UIViewController {
    let calls = PendingCalls<String, String, any Error>()
    events.reply(to: calls, with: [.success("Ada"), .failure(CancellationError())])
    let root = stack { screen in
      screen.push(
        TextbookScreen { child in
          Task { child.label.text = (try? await calls.call("name")) ?? "Try again" }
        })
    }
    // A test may refer to the screen strongly.
    events.add("open a link") { root.view.isHidden = false }
    return root
  }

  private func stack(_ tap: @escaping (TextbookScreen) -> Void) -> UIViewController {
    UINavigationController(rootViewController: TextbookScreen("Go", tap))
  }

  private static func alert(
    _ title: String, _ act: @escaping () -> Void, _ style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: title, style: .default) { _ in act() })
    return alert
  }
}

private final class CachedScreen: UIViewController {}

private final class TextbookScreen: UIViewController {
  let label = UILabel()
  weak var child: UIViewController?
  var cached: CachedScreen?
  var timer: Timer?
  lazy var settings = TextbookScreen()
  private let text: String
  private let tap: (TextbookScreen) -> Void

  init(_ text: String = "Tap", _ tap: @escaping (TextbookScreen) -> Void = { _ in }) {
    self.text = text
    self.tap = tap
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let go = UIAction(title: text) { [weak self] _ in self.map { $0.tap($0) } }
    view.addSubview(label)
    view.addSubview(UIButton(type: .system, primaryAction: go))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}

private final class TextbookList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let select: (UIViewController) -> Void

  init(_ select: @escaping (UIViewController) -> Void) {
    self.select = select
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { select(self) }
}

private final class Session {
  var hasSeenTour = false
}

/// A screen of an app: it presents when it appears, holds a model and waits for a reply.
private final class ProfileScreen: UIViewController {
  private let session: Session
  private let load: () async throws -> String
  private let label = UILabel()

  init(_ session: Session, load: @escaping () async throws -> String) {
    self.session = session
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let reload = UIAction(title: "Reload") { [weak self] _ in self?.reload() }
    for part in [label, UIButton(type: .system, primaryAction: reload)] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reload()
    if session.hasSeenTour { return }
    session.hasSeenTour = true
    present(TextbookScreen(), animated: true)
  }

  private func reload() {
    Task { label.text = (try? await load()) ?? "Try again" }
  }
}
