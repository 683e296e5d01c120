import Interactions

protocol RecoveryFormAssembling: Assembling<any RecoveryForming> {}

struct RecoveryFormAssembler: RecoveryFormAssembling {
  func assemble() -> any RecoveryForming {
    RecoveryForm()
  }
}
