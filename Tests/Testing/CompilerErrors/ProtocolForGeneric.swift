import VIPERKit

protocol SceneRoutable: AnyObject {}

final class ScenePresenter<Router: SceneRoutable> {
  init(router: Router) {}
}

#if MENDED
  func makePresenter(router: some SceneRoutable) { _ = ScenePresenter(router: router) }
#else
  func makePresenter(router: any SceneRoutable) { _ = ScenePresenter<any SceneRoutable>(router: router) }
#endif
