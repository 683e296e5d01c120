import RoundTable

#if MENDED
  struct TrunkOfApp {}

  enum TypesWithoutTrunk: RTEModuleTypes {
    typealias Dependencies = TrunkOfApp
  }
#else
  enum TypesWithoutTrunk: RTEModuleTypes {
    typealias Dependencies = Trunk
  }
#endif
