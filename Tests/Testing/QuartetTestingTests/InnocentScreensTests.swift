import Foundation
import PortableUIKit
import QuartetRandomTesting
import QuartetTesting
import Testing

/// Screens without a bug, as textbooks write them: no guard against a tap during a transition, children that are kept on
/// purpose, and delays in real time.
struct `Screens without a bug` {
  @Test(arguments: await InnocentScreen.all)
  fileprivate func `Screens without a bug pass a monkey test that uses them with fingers`(
    screen: InnocentScreen
  ) async throws {
    try await MonkeyTest(runs: 25, steps: 12, keeps: [CachedScreen.self], screen.make).check()
  }

  @Test func `Screens without a bug pass a first test`() async throws {
    let session = Session()
    try await MonkeyTest { events in
      let calls = PendingCalls<String, String, any Error>()
      events.reply(to: calls, with: [.success("Ada"), .failure(CancellationError())])
      return ProfileScreen(session) { try await calls.call("name") }
    }.check()
  }
}

private struct InnocentScreen: CustomTestStringConvertible {
  nonisolated let testDescription: String
  let make: (EnvironmentEvents) -> UIViewController

  init(_ description: String, make: @escaping (EnvironmentEvents) -> UIViewController) {
    (testDescription, self.make) = (description, make)
  }

  /// A screen in a stack.
  init(_ description: String, _ tap: @escaping (ButtonScreen) -> Void) {
    self.init(description) { _ in UINavigationController(rootViewController: ButtonScreen("Go", tap)) }
  }

  static var all: [InnocentScreen] {
    [
      InnocentScreen("Its alert edits it") { screen in screen.present(alert("Clear") { screen.set("") }) },
      InnocentScreen("Its sheet of actions pushes") { screen in
        screen.present(alert("Open", { [weak screen] in screen?.push(ButtonScreen()) }, .actionSheet))
      },
      InnocentScreen("It presents a sheet that closes itself") {
        $0.present(ButtonScreen("Close") { $0.dismiss(animated: true) })
      },
      InnocentScreen("It presents a sheet in a stack") { screen in
        let child = ButtonScreen("Done") { [weak screen] _ in screen?.dismiss(animated: true) }
        screen.present(UINavigationController(rootViewController: child))
      },
      InnocentScreen("It pushes a screen that pushes") { $0.push(ButtonScreen { $0.push(ButtonScreen()) }) },
      InnocentScreen("Its row pushes") { _ in
        UINavigationController(
          rootViewController: ListScreen(
            select: { list, _ in list.show(ButtonScreen(), sender: nil) }, delete: { _, _ in }))
      },
      InnocentScreen("It pushes a lazy child") { $0.push($0.settings) },
      InnocentScreen("It pushes a child that it keeps") { screen in
        let child = screen.kept as? CachedScreen ?? CachedScreen()
        screen.kept = child
        screen.push(child)
      },
      InnocentScreen("It pushes children that it keeps in a dictionary") { _ in
        UINavigationController(rootViewController: MenuScreen())
      },
      InnocentScreen("Its child has a singleton") { $0.push(SingletonScreen()) },
      InnocentScreen("A timer runs while it is shown") { screen in
        (screen.kept as? Timer)?.invalidate()
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        screen.kept = timer
        screen.onDisappear = { _ in timer.invalidate() }
      },
      InnocentScreen("Its child shows a message for three seconds") { screen in
        screen.push(
          ButtonScreen { child in
            child.set("Copied")
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { child.set("Go") }
          })
      },
      InnocentScreen("Its child changes after a delay") { screen in
        screen.push(
          ButtonScreen { child in
            Task {
              try await Task.sleep(for: .milliseconds(100))
              child.set("Late")
            }
          })
      },
      InnocentScreen("It ignores touches during a delay") { screen in
        screen.view.isUserInteractionEnabled = false
        Task {
          try await Task.sleep(for: .milliseconds(100))
          screen.view.isUserInteractionEnabled = true
        }
      },
      InnocentScreen("It changes in a task") { screen in Task { screen.set("Done") } },
      InnocentScreen("Its child waits for a reply") { events in
        let calls = PendingCalls<String, String, any Error>()
        events.reply(to: calls, with: [.success("Ada"), .failure(CancellationError())])
        let screen = ButtonScreen { screen in
          screen.push(
            ButtonScreen { child in Task { child.set((try? await calls.call("name")) ?? "Again") }
            })
        }
        let root = UINavigationController(rootViewController: screen)
        // A test may refer to the screen strongly.
        events.add("open a link") { root.view.isHidden = false }
        return root
      },
      InnocentScreen("An alert shows that a reply is a failure") { events in
        let calls = PendingCalls<String, String, any Error>()
        events.reply(to: calls, with: [.success("Ada"), .failure(CancellationError())])
        return UINavigationController(
          rootViewController: ButtonScreen { screen in
            screen.view.isUserInteractionEnabled = false
            Task {
              if (try? await calls.call("name")) == nil { screen.present(alert("Retry", {})) }
              screen.view.isUserInteractionEnabled = true
            }
          })
      },
      InnocentScreen("It shows one page after the other") { _ in PagesScreen() },
      InnocentScreen("A router replaces the root of its window") { events in
        let router = WindowRouter(events.window)
        events.keep(router)
        router.start()
        return events.window.rootViewController ?? ButtonScreen()
      },
    ]
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

extension ButtonScreen {
  fileprivate func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}

/// Shows its pages without a page view controller.
private final class PagesScreen: UIViewController {
  private let pages = [ButtonScreen("Next"), ButtonScreen("Next"), ButtonScreen("Start")]
  private var index = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIAction(title: "Show the next page") { [weak self] _ in self?.showNext() }
    view.addSubview(UIButton(type: .system, primaryAction: next))
    embed(pages[0])
  }

  private func showNext() {
    pages[index].endEmbedding()
    index = (index + 1) % pages.count
    embed(pages[index])
  }
}

/// Replaces the root of the app's window: first a login, then what the user sees after it.
private final class WindowRouter {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func start() {
    show(ButtonScreen("Sign in") { [weak self] _ in self?.showHome() })
    window.makeKeyAndVisible()
  }

  private func showHome() { show(ButtonScreen("Sign out") { [weak self] _ in self?.start() }) }

  private func show(_ screen: UIViewController) {
    window.rootViewController = UINavigationController(rootViewController: screen)
  }
}

private final class CachedScreen: UIViewController {}

/// Keeps its children.
private final class MenuScreen: UIViewController {
  private var pages: [String: ButtonScreen] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Home", "Help"] {
      let open = UIAction(title: name) { [weak self] _ in self?.open(name) }
      view.addSubview(UIButton(type: .system, primaryAction: open))
    }
  }

  private func open(_ name: String) {
    let page = pages[name, default: ButtonScreen()]
    pages[name] = page
    navigationController?.pushViewController(page, animated: true)
  }
}

private final class SingletonScreen: UIViewController {
  private static let shared = Session()
  private let session = SingletonScreen.shared
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
    present(ButtonScreen(), animated: true)
  }

  private func reload() {
    Task { label.text = (try? await load()) ?? "Try again" }
  }
}
