/// A gateway for demonstrations: it knows three accounts, answers after a while and needs no network.
///
/// It holds salted hashes, no passwords, and works as long for a login that it does not know.
public nonisolated struct DemoAuthGateway: AuthGateway {
  /// The logins that it knows, two e-mail addresses and a phone number.
  public static let accounts = known.map(\.login)

  private let latency: Duration
  private let clock: any Clock<Duration>

  /// Creates a gateway.
  ///
  /// - Parameters:
  ///   - latency: How long it waits before it answers.
  ///   - clock: What measures the wait.
  public init(latency: Duration = .seconds(1), clock: any Clock<Duration> = ContinuousClock()) {
    self.latency = latency
    self.clock = clock
  }

  /// Answers after the latency, on no particular actor: hashing takes its time.
  ///
  /// - Throws: ``GatewayUnreachable`` when the task is cancelled, as soon as it is.
  @concurrent
  public func signIn(login: String, password: Password) async throws(GatewayUnreachable) -> AuthReply {
    do {
      try await clock.sleep(for: latency)
    } catch {
      throw GatewayUnreachable()
    }
    return verdict(login: login, password: password)
  }

  /// The answer without the wait, for a login that is exactly, once trimmed, one of ``accounts``.
  public func verdict(login: String, password: Password) -> AuthReply {
    let login = login.trimmed
    let account = Self.known.first { $0.login == login }
    let isRight = (account?.hash ?? Self.nobody).matches(password)
    return isRight && account != nil ? .accepted : .wrong
  }

  private static let known: [(login: String, hash: PasswordHash)] = [
    (
      "ada@example.com",
      PasswordHash(
        salt: [0x6f1e_9531, 0x322b_d82b, 0xacfa_cf8d, 0xd0ee_3d77],
        derived: [
          0x7af2_ae9e, 0xf6c4_9c16, 0x5221_f291, 0x4772_021c,
          0x2e01_4d2c, 0xc8d0_99cb, 0x9b1d_84fa, 0x40d0_8f80,
        ]
      )
    ),
    (
      "grace@example.com",
      PasswordHash(
        salt: [0xdb6f_2c87, 0x6c47_04aa, 0x378a_906e, 0xbd78_7a17],
        derived: [
          0xfda9_aae9, 0xf49f_015a, 0x7415_b459, 0xa6fc_a11b,
          0xb43e_f819, 0x2c3d_051b, 0x4b83_699b, 0x4a12_87cf,
        ]
      )
    ),
    (
      "+15550100",
      PasswordHash(
        salt: [0xb706_5917, 0x8150_7ca3, 0x605f_449c, 0x37a2_11d0],
        derived: [
          0x197d_f44d, 0xd98a_7587, 0x9f2a_ee06, 0xfa0d_020c,
          0x4022_8f5c, 0x4393_28e2, 0x902a_8f99, 0x43ea_2ef3,
        ]
      )
    ),
  ]

  /// What a password is compared with when the login is not known, so that this takes as long.
  private static let nobody = PasswordHash(
    salt: [0x31b3_269d, 0x5cd5_ce40, 0xa0c6_53b0, 0x6b92_36d6],
    derived: Array(repeating: 0, count: 8)
  )
}
