/// The accounts that ``DemoAuthGateway`` accepts. They protect nothing: `quartet --help` prints them.
public nonisolated enum DemoAccounts {
  /// The password of each account, by its login.
  public static let passwords: [String: Password] = [
    "ada@example.com": "lovelace",
    "grace@example.com": "hopper",
    "+15550100": "5550100",
  ]
}
