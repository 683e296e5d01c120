import RVBKit

#if MENDED
  @MainActor
#endif
struct ScreenFactory {
  func make() -> UIViewController { UIViewController() }
}
