/// Makes Home. Its methods stand beside the interactors, in the modules that implement them.
public struct HomeFactory {
  private init() {}
}
