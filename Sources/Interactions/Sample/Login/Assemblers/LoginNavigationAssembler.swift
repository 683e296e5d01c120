import Interactions

protocol LoginNavigationAssembling: Assembling<any LoginNavigating> {}

struct LoginNavigationAssembler: LoginNavigationAssembling {
  let loginAssembler: any LoginAssembling

  func assemble() -> any LoginNavigating {
    LoginNavigation(loginAssembler: loginAssembler)
  }
}
