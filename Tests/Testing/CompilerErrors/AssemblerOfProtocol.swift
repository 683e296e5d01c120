import Interactions

protocol TabControlling: AnyObject {}

#if MENDED
  typealias TabAssembling = Assembling<UIViewController>
#else
  typealias TabAssembling = Assembling<any TabControlling>
#endif

@MainActor func tabs(_ assembler: any TabAssembling) -> [UIViewController] { [assembler.assemble()] }
