import Interactions

protocol LoginFormAssembling: Assembling<any LoginForming> {}

struct LoginFormAssembler: LoginFormAssembling {
  func assemble() -> any LoginForming {
    LoginForm()
  }
}
