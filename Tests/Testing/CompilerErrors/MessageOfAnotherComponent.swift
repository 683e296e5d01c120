import RoundTable

enum TypesWithUpdate: RTEModuleTypes {
  enum Event { case done }
  enum Update { case done }
}

@MainActor func send(_ core: RTEModuleCore<TypesWithUpdate>) {
  #if MENDED
    core.pipeline?.notify(event: .done)
  #else
    core.pipeline?.notify(update: .done)
  #endif
}
