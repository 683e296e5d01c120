/// A function, asynchronous or with a completion, whose calls stay pending until a test replies, and which records them.
///
/// A fake gateway has one for each of its methods:
///
/// ```swift
/// final class FakeRatingGateway: RatingGateway {
///   let ratings = PendingCalls<String, Int, any Error>()
///
///   func rating(of title: String) async throws -> Int { try await ratings.call(title) }
/// }
/// ```
///
/// The test starts a task that rates, and then replies: `await gateway.ratings.reply(.success(3))`.
///
/// It ignores cancellation, so that a test can also reply to a task that was cancelled.
@MainActor
public final class PendingCalls<Input: Sendable, Output: Sendable, Failure: Error> {
  /// The value that a call returns, or the error that it throws.
  public typealias Reply = Result<Output, Failure>

  private final class Request {
    let number: Int
    let gate = Gate(isOpen: false)
    var reply: Reply?
    var completion: ((Reply) -> Void)?
    var onReturn: CheckedContinuation<Void, Never>?

    init(number: Int) { self.number = number }
  }

  /// The argument of every call so far, the oldest first.
  public private(set) var calls: [Input] = []

  private let immediateReply: Reply?
  private var requests: [Request] = []

  /// Makes a function without calls.
  ///
  /// - Parameter immediateReply: The reply to every call; nil to keep calls pending.
  public init(replyingWith immediateReply: Reply? = nil) { self.immediateReply = immediateReply }

  /// How many calls are pending, those of cancelled tasks included.
  public var pendingCount: Int { requests.count }

  /// The arguments of the calls that are pending, the oldest first.
  public var pendingCalls: [Input] { requests.map { calls[$0.number] } }

  /// The numbers of the calls, from 0, whose tasks had been cancelled when they returned.
  public private(set) var cancelledCalls: [Int] = []

  /// Records a call and returns what a test replies.
  ///
  /// - Throws: The error with which the test replies.
  public func call(_ input: Input) async throws(Failure) -> Output {
    let request = begin(input)
    if immediateReply == nil { await request.gate.pass() }
    if Task.isCancelled { cancelledCalls.append(request.number) }
    request.onReturn?.resume()
    guard let reply = request.reply else { preconditionFailure("The gate opens after the reply.") }
    return try reply.get()
  }

  /// Records a call and passes what a test replies to a completion, an immediate reply at once.
  public func call(_ input: Input, completion: @escaping (Reply) -> Void) {
    let request = begin(input)
    if let immediateReply { return completion(immediateReply) }
    request.completion = completion
  }

  private func begin(_ input: Input) -> Request {
    let request = Request(number: calls.count)
    request.reply = immediateReply
    calls.append(input)
    guard immediateReply == nil else { return request }
    requests.append(request)
    return request
  }

  /// Replies to a pending call.
  ///
  /// - Parameters:
  ///   - reply: What the call returns or throws.
  ///   - number: 1 is the oldest pending call.
  /// - Returns: False if there is no such call.
  @discardableResult
  public func reply(_ reply: Reply, to number: Int) -> Bool {
    guard requests.indices.contains(number - 1) else { return false }
    send(reply, to: requests.remove(at: number - 1))
    return true
  }

  /// Waits until a call is pending, replies to the oldest, and waits until it returns.
  ///
  /// If no call comes, the test does not end; the trait `.timeLimit(.minutes(1))` reports it. An alert's handler, for
  /// example, runs only when the alert was dismissed.
  public func reply(_ reply: Reply) async {
    await waitForCalls(1)
    let request = requests.removeFirst()
    await withCheckedContinuation {
      request.onReturn = $0
      send(reply, to: request)
    }
  }

  /// Waits until so many calls are pending.
  public func waitForCalls(_ count: Int) async {
    while requests.count < count { await Task.yield() }
  }

  private func send(_ reply: Reply, to request: Request) {
    request.reply = reply
    guard let completion = request.completion else { return request.gate.open() }
    completion(reply)
    request.onReturn?.resume()
  }
}
