public import QuartetShared

/// Why an attempt to sign in has failed.
public enum SignInFailure: Error {
  /// The login and the password do not belong together.
  case wrongPair
  /// There were too many wrong attempts with this login.
  case limitReached
  /// The server could not be reached.
  case noConnection
}

/// The part of signing in that all kinds of login share. Each Login has a gateway of its own.
public protocol SignInGateway: AnyObject {
  /// The pair that signed in last; both empty at first.
  var credentials: (login: String, password: Password) { get }
  /// Cancels the attempt that waits: its completion is not called.
  func cancelSignIn()
  /// Calls the handler when the user has signed in elsewhere and no attempt waits here.
  ///
  /// - Parameter handler: Kept as long as the gateway; let it refer to the presenter weakly.
  func observeSignIn(_ handler: @escaping () -> Void)
}

/// The endpoint that signs in with an email address. A test replaces it with a fake.
public protocol EmailSignInGateway: SignInGateway {
  /// Starts an attempt; while one waits, nothing happens.
  ///
  /// - Parameters:
  ///   - email: An email address, as typed.
  ///   - completion: Called once, before this call returns or later, unless the attempt is cancelled.
  func signIn(
    email: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void)
}

/// The endpoint that signs in with a phone number. A test replaces it with a fake.
public protocol PhoneSignInGateway: SignInGateway {
  /// Starts an attempt; while one waits, nothing happens.
  ///
  /// - Parameters:
  ///   - phone: A phone number, as typed.
  ///   - completion: Called once, before this call returns or later, unless the attempt is cancelled.
  func signIn(
    phone: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void)
}

/// Makes the gateways of signing in, one for each Login. Login's factory calls it.
public protocol SignInGateways {
  func makeEmailSignInGateway() -> any EmailSignInGateway
  func makePhoneSignInGateway() -> any PhoneSignInGateway
}

extension AuthManagerGateway: SignInGateways {
  func makeEmailSignInGateway() -> any EmailSignInGateway { SignInAttemptGateway(authManager: authManager) }

  func makePhoneSignInGateway() -> any PhoneSignInGateway { SignInAttemptGateway(authManager: authManager) }
}

/// Signs in by the domain's `SignInAttempt`, which it keeps.
///
/// Login's interactor owns it, so it goes with the scene; releasing it cancels the attempt that waits. The demo's server has
/// one endpoint for both kinds of login; another server may have two.
private final class SignInAttemptGateway: EmailSignInGateway, PhoneSignInGateway {
  private let authManager: AuthManager
  private var attempt: SignInAttempt?
  private var completion: ((Result<Void, SignInFailure>) -> Void)?
  private var signInHandler: (() -> Void)?

  init(authManager: AuthManager) {
    self.authManager = authManager
    attempt = authManager.makeAttempt { [weak self] in self?.attemptDidEnd(with: $0) }
  }

  var credentials: (login: String, password: Password) { authManager.credentials }

  func signIn(
    email: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    signIn(login: Login(email), password: password, completion: completion)
  }

  func signIn(
    phone: String, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    signIn(login: Login(phone), password: password, completion: completion)
  }

  func cancelSignIn() {
    completion = nil
    attempt?.cancel()
  }

  func observeSignIn(_ handler: @escaping () -> Void) {
    signInHandler = handler
  }

  private func signIn(
    login: Login, password: Password, completion: @escaping (Result<Void, SignInFailure>) -> Void
  ) {
    guard self.completion == nil else { return }
    self.completion = completion
    attempt?.start(login: login, password: password)
  }

  private func attemptDidEnd(with outcome: SignInAttempt.Outcome) {
    guard let completion else {
      if outcome == .signedIn { signInHandler?() }
      return
    }
    self.completion = nil
    completion(outcome.result)
  }
}

extension SignInAttempt.Outcome {
  fileprivate var result: Result<Void, SignInFailure> {
    switch self {
    case .signedIn: .success(())
    case .wrongPair: .failure(.wrongPair)
    case .limitReached: .failure(.limitReached)
    case .unreachable: .failure(.noConnection)
    }
  }
}
