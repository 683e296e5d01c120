import Shared

/// A gateway that answers when the test says so.
@MainActor
final class ManualGateway: AuthGateway {
  private struct Request {
    let number: Int
    let continuation: CheckedContinuation<AuthReply?, Never>
  }

  /// Every call so far, the oldest first.
  private(set) var calls: [(login: String, password: Password)] = []

  /// The numbers of the calls whose task had been cancelled when they were answered, from 0.
  private(set) var cancelled: [Int] = []

  private var unanswered: [Request] = []
  private var waitingForReturn: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waitingForRequest: [CheckedContinuation<Void, Never>] = []

  func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    let number = calls.count
    calls.append((login, password))
    let reply = await withCheckedContinuation { continuation in
      unanswered.append(Request(number: number, continuation: continuation))
      for waiter in waitingForRequest { waiter.resume() }
      waitingForRequest = []
    }
    if Task.isCancelled { cancelled.append(number) }
    waitingForReturn.removeValue(forKey: number)?.resume()
    guard let reply else { throw GatewayUnreachable() }
    return reply
  }

  /// Waits until so many requests are unanswered.
  func requests(_ count: Int) async {
    while unanswered.count < count {
      await withCheckedContinuation { waitingForRequest.append($0) }
    }
  }

  /// Answers the oldest unanswered request, once there is one, and lets the call return; nil is for unreachable.
  func answer(_ reply: AuthReply?) async {
    await requests(1)
    let request = unanswered.removeFirst()
    await withCheckedContinuation {
      waitingForReturn[request.number] = $0
      request.continuation.resume(returning: reply)
    }
  }
}
