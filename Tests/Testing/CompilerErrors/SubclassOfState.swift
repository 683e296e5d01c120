// swiftc -typecheck -default-isolation MainActor
class ListState {
  var items: [String] = []

  #if MENDED
    init() {}
  #endif
}

final class FilteredState: ListState {
  var filter = ""
}
