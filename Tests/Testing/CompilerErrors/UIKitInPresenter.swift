import VIPERPresenterKit

struct BannerPresenter {
  #if MENDED
    let isRed = true
  #else
    let color: UIColor
  #endif
}
