import Interactions

#if MENDED
  @MainActor
#endif
protocol SignInListening: AnyObject {
  func didSignIn()
}

final class SignInController: UIViewController, SignInListening {
  func didSignIn() {}
}
