import PortableUIKit

extension ScreenHost {
  /// The objects of the modules of the shown screens, without views and view controllers.
  package var objects: [AnyObject] {
    let shown = window.shownControllers
    let screens = Set(shown.map(ObjectIdentifier.init))
    var seen: Set<ObjectIdentifier> = []
    return shown.flatMap { screen in
      ObjectWalk.objects(of: screen, among: screens, ReflectedTypes(of: [screen])).map(\.object)
    }
    .filter { seen.insert(ObjectIdentifier($0)).inserted && !($0 is UIResponder) }
  }
}
