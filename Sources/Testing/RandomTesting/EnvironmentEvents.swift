public import PortableUIKit
public import QuartetTesting

/// Events of a screen in a ``MonkeyTest`` that the user does not cause: replies, time, links.
///
/// The closure that makes the screen adds events for its own fakes, because each run has a new screen:
///
/// ```swift
/// try await MonkeyTest { events in
///   let calls = PendingCalls<String, Int, any Error>()
///   events.reply(to: calls, with: [.success(3), .failure(URLError(.timedOut))])
///   return RatingViewController(load: calls.call)
/// }.check()
/// ```
@MainActor
public final class EnvironmentEvents {
  struct Event {
    let name: String
    /// Whether a screen may wait for it.
    var isAwaited = true
    /// A condition that is true when the screen is idle after the event.
    var leadsTo: ((ScreenHost) -> Bool)?
    /// Waits until tasks run that wait for it, as far as that can be known.
    var whenPerformed: @MainActor () async -> Void = {}
    let perform: () -> Void
  }

  /// The window of the run, for what sets the root of its window itself, such as the router of an app.
  public let window: UIWindow
  private var sources: [() -> [Event]] = []
  private var cleanups: [() -> Void] = []
  private(set) var kept: [AnyObject] = []

  /// Makes a list without events.
  ///
  /// - Parameter window: The window of the run.
  public init(window: UIWindow = UIWindow()) { self.window = window }

  /// Owns an object until the run ends, as an app owns its router. A screen that it still owns after its end is a leak.
  public func keep(_ object: AnyObject) { kept.append(object) }

  /// Adds an event, such as a deep link.
  ///
  /// - Parameters:
  ///   - name: What happens, in words: a step of a failure.
  ///   - isPossible: Whether it can happen now: what a screen waits for. Nil is always, and no screen waits for it.
  ///   - leadsTo: What has to be true after it, such as that a screen is in front. It is checked when no transition runs
  ///     and no reply is pending, unless the user or another module of the app has done something meanwhile, or
  ///     another module's screen was in front when it came.
  ///   - perform: Lets it happen.
  public func add(
    _ name: String, if isPossible: (() -> Bool)? = nil, leadsTo: ((ScreenHost) -> Bool)? = nil,
    perform: @escaping () -> Void
  ) {
    let event = Event(name: name, isAwaited: isPossible != nil, leadsTo: leadsTo, perform: perform)
    sources.append { isPossible?() ?? true ? [event] : [] }
  }

  /// Replies to pending calls, in any order.
  public func reply<Input, Output, Failure>(
    to calls: PendingCalls<Input, Output, Failure>, with replies: [Result<Output, Failure>]
  ) {
    sources.append {
      (1...3).prefix(calls.pendingCount).flatMap { number in
        replies.map { reply in
          Event(name: "reply \(reply) to call \(number)") { calls.reply(reply, to: number) }
        }
      }
    }
    if let reply = replies.last { cleanups.append { while calls.reply(reply, to: 1) {} } }
  }

  /// Lets time pass while a task sleeps.
  public func advance(_ clock: ManualClock, by durations: [Duration]) {
    sources.append {
      guard clock.sleeperCount > 0 else { return [] }
      return durations.map { duration in
        Event(name: "advance the clock by \(duration)", whenPerformed: clock.waitUntilAwake) {
          clock.advance(by: duration)
        }
      }
    }
    if let duration = durations.max() { cleanups.append { clock.advance(by: duration) } }
  }

  var possible: [Event] { sources.flatMap { $0() } }

  /// Whether a screen may wait for a reply or for time.
  var areAwaited: Bool { possible.contains(where: \.isAwaited) }

  /// Replies to what is pending, so that no task waits forever.
  func replyToAll() { for cleanup in cleanups { cleanup() } }

  /// Forgets the events, which may refer to the screen.
  func removeAll() { (sources, cleanups, kept) = ([], [], []) }
}
