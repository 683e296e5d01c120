import RoundTable

enum TypesWithoutDone: RTEModuleTypes {
  #if MENDED
    enum Event { case done }
  #endif
}

@MainActor func finish(_ core: RTEModuleCore<TypesWithoutDone>) { core.pipeline?.notify(event: .done) }
