/// Makes Home. Modules with an interactor for Home extend it with a method.
public struct HomeFactory {
  private init() {}
}
