import QuartetShared

/// The texts that the user has typed in Login.
struct Credentials {
  let login: String
  let password: Password

  var areComplete: Bool { !Login(login).isEmpty && !password.isEmpty }
}
