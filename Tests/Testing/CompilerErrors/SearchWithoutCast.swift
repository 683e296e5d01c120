import RVBKit

protocol PageControllable: UIViewControllable {
  var id: Int { get }
}

@MainActor func page(_ id: Int, from controller: UIViewController) -> UIViewController? {
  #if MENDED
    controller.search { ($0 as? any PageControllable)?.id == id }.last
  #else
    controller.search { $0.id == id }.last
  #endif
}
