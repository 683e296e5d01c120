import Guests
public import Interactions

public struct GuestsAssembler: Assembling {
  let load: Load

  /// Takes the function that loads the guests.
  public init(load: @escaping Load) {
    self.load = load
  }

  public func assemble() -> UIViewController {
    let book = GuestBookAssembler().assemble()
    let navigationAssembler = GuestsNavigationAssembler(nameAssembler: NameAssembler())
    return GuestsViewController(
      filling: FillingInteractionAssembler(book: book, load: load, navigationAssembler: navigationAssembler)
        .assemble(),
      deleting: DeletingInteractionAssembler(book: book, navigationAssembler: navigationAssembler).assemble())
  }
}

struct GuestBookAssembler: Assembling {
  func assemble() -> any GuestKeeping { GuestBook() }
}

struct FillingInteractionAssembler: Assembling {
  let book: any GuestKeeping
  let load: Load
  let navigationAssembler: any Assembling<any GuestsNavigating>

  func assemble() -> any FillingInteracting {
    FillingInteraction(book: book, load: load, navigation: navigationAssembler.assemble())
  }
}

struct DeletingInteractionAssembler: Assembling {
  let book: any GuestKeeping
  let navigationAssembler: any Assembling<any GuestsNavigating>

  func assemble() -> any DeletingInteracting {
    DeletingInteraction(book: book, navigation: navigationAssembler.assemble())
  }
}

struct GuestsNavigationAssembler: Assembling {
  let nameAssembler: any Assembling<any NameControlling>

  func assemble() -> any GuestsNavigating { GuestsNavigation(nameAssembler: nameAssembler) }
}

struct NameAssembler: Assembling {
  func assemble() -> any NameControlling {
    NameViewController(interaction: NameInteractionAssembler().assemble())
  }
}

struct NameInteractionAssembler: Assembling {
  func assemble() -> any NameInteracting { NameInteraction() }
}
