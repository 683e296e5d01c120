import RoundTable

enum TypesWithoutOutput: RTEModuleTypes {
  typealias Output = OutputOfOther
}

#if MENDED
  enum OutputOfOther { case done }
#endif

@MainActor func end(_ joint: RTEModuleJoint<TypesWithoutOutput>) { joint.notifyOut(output: .done) }
