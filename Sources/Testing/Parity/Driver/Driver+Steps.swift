import PortableUIKit
import QuartetShared
import QuartetSharedTesting
import QuartetTesting

extension Driver {
  /// While another module's screen is in front, the user does nothing (T6).
  func performUserAction(_ step: Step) -> Outcome {
    if isCovered { return .refused }
    let isDone =
      switch step {
      case .tap(let target): attempt(target) { .tap($0) }
      case .tapTogether(let first, let second):
        attempt(first) { first in target(second).map { .tapTogether(first, $0) } }
      case .type(let target, let text): type(text, into: target)
      case .pressReturn(let target): pressReturn(in: target)
      case .swipe: host.attempt(.swipeDown)
      case .swipeHalfway: host.attempt(.swipeDownHalfway)
      case .swipeBack: host.attempt(.swipeBack)
      case .swipeBackHalfway: host.attempt(.swipeBackHalfway)
      case .back: host.attempt(.tapBack)
      case .escape: escape()
      default: false
      }
    return isDone ? .done : .refused
  }

  func performEnvironmentEvent(_ step: Step) async -> Outcome {
    switch step {
    case .open(let link):
      guard let url = URL(exactly: link) else { return .notUnderstood }
      return watch { front.openLink(url) } ? .understood : .notUnderstood
    case .expire:
      watch(trunk.authManager.expire)
    case .wait(let milliseconds, let withoutReply):
      if withoutReply { silenced = gateway.calls.count }
      await wait(.milliseconds(max(0, milliseconds)))
    case .reply(let number, let reply):
      guard gateway.reply(FakeGateway.Reply(reply), to: number) else { return .refused }
      // The feature hears of it during the transition, if one runs (L9).
      await runPendingTasks(.turn)
    case .otherWindow:
      goToOtherWindow()
    case .signInElsewhere:
      return await signInElsewhere() ? .done : .refused
    case .on(let change, let isFirst, let reaction):
      observer.react(at: change, isFirst: isFirst, with: reaction)
    case .present(let cover):
      return present(cover) ? .done : .refused
    case .dismissTop:
      return dismissTop() ? .done : .refused
    case .dismissAll:
      withoutWarnings { window.rootViewController?.dismiss(animated: true) }
    case .replaceRoot:
      return replaceRoot() ? .done : .refused
    case .finish:
      watch(finishTransition)
    default:
      return .refused
    }
    return .done
  }

  /// UIKit leaves open what becomes of a line break in a field of one line.
  private func type(_ text: String, into target: Step.Target) -> Bool {
    let isOneLine = self.target(target).map { host.view($0) is UITextField } ?? false
    return !(isOneLine && text.contains(where: \.isNewline)) && attempt(target) { .type(text, into: $0) }
  }

  /// A phone pad has no Return key (L12).
  private func pressReturn(in target: Step.Target) -> Bool {
    guard let target = self.target(target), let field = host.view(target) as? UITextField else {
      return false
    }
    let isRefused = kind == .phone && field.accessibilityIdentifier != Identifier.recoveryLogin.rawValue
    guard !isRefused, host.attempt(.pressReturn(in: target)) else { return false }
    edited = field
    return true
  }

  /// The user can always make the gesture, whether or not the feature handles it.
  private func escape() -> Bool {
    _ = host.attempt(.escape)
    return true
  }

  private func attempt(_ target: Step.Target, _ action: (UserAction.Target) -> UserAction?) -> Bool {
    self.target(target).flatMap(action).map(host.attempt) ?? false
  }

  private func target(_ target: Step.Target) -> UserAction.Target? {
    switch target {
    case .element(let identifier): return .identifier(identifier.rawValue)
    case .button(let title): return .alertButton(title)
    case .number(let number):
      if let alert = host.top as? UIAlertController {
        return alert.actionsAsShown[number: number].map { .alertAction($0) }
      }
      let elements = window.visibleControllers.last?.viewIfLoaded?.elements ?? []
      return elements.filter { !Snapshot.Element($0).isHidden }[number: number].map { .view($0.view) }
    }
  }

  /// Lets time pass, moment by moment, and replies as the demo gateway does.
  private func wait(_ time: Duration) async {
    let end = clock.now.advanced(by: time)
    repeat {
      let moment = nextMoment.map { max(clock.now, min($0, end)) } ?? end
      watch { clock.advance(by: clock.now.duration(to: moment)) }
      await runPendingTasks(.turn)
      while replyToDueRequest() { await runPendingTasks(.turn) }
    } while clock.now < end
  }

  /// When something happens next because time passes; nil if nothing does.
  private var nextMoment: ManualClock.Instant? { answerable.map(\.due).min() }

  /// The pending requests that the demo gateway replies to, a second after they started.
  private var answerable: [(number: Int, call: FakeGateway.Call, due: ManualClock.Instant)] {
    gateway.pendingCalls.enumerated()
      .filter { $0.element.number > silenced }
      .map { ($0.offset + 1, $0.element, $0.element.start.advanced(by: .seconds(1))) }
  }

  /// Replies to the oldest request that has been pending for a second.
  ///
  /// - Returns: False if there is none.
  private func replyToDueRequest() -> Bool {
    let now = clock.now
    guard let (number, call, _) = answerable.first(where: { $0.due <= now }) else { return false }
    let verdict = DemoAuthGateway().verdict(login: call.login, password: call.password)
    return gateway.reply(verdict == .accepted ? .accepted : .wrong, to: number)
  }
}

extension FakeGateway.Reply {
  init(_ reply: Step.Reply) {
    switch reply {
    case .accepted: self = .accepted
    case .wrong: self = .wrong
    case .unreachable: self = .unreachable
    }
  }
}

extension Array {
  /// The element with a number that counts from 1; nil if there is none.
  fileprivate subscript(number number: Int) -> Element? {
    indices.contains(number - 1) ? self[number - 1] : nil
  }
}
