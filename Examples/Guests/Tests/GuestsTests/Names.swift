import Guests
import PortableUIKit
import QuartetRandomTesting
import QuartetTesting
import RoundTable
import Testing

@testable import InteractionsGuests
@testable import RVBGuests
@testable import RoundTableGuests
@testable import VIPERGuests

/// The child in each pattern, as a parent of any pattern makes it.
enum Names {
  nonisolated static let all: [MakeName] = [makeOldName, roundTable, viper, rvb, interactions]

  static func roundTable(_ name: String, _ onEnd: @escaping (String?) -> Void) -> UIViewController {
    let module = NameModuleAssembly(name: name)
    module.joint.attach { if case .saved(let name) = $0 { onEnd(name) } else { onEnd(nil) } }
    return module.view
  }

  static func viper(_ name: String, _ onEnd: @escaping (String?) -> Void) -> UIViewController {
    let handle = NameHandle(onEnd)
    let scene = NameFactory.default(name: name, delegate: handle)
    scene.addChild(handle)
    return scene
  }

  static func rvb(_ name: String, _ onEnd: @escaping (String?) -> Void) -> UIViewController {
    let child = NameBuilder().build(with: NameParameter(name: name))
    child.onEnd = onEnd
    return child
  }

  static func interactions(_ name: String, _ onEnd: @escaping (String?) -> Void) -> UIViewController {
    let child = NameAssembler().assemble()
    let handle = NameHandle(onEnd)
    child.use(handle)
    child.addChild(handle)
    child.didOpen(name: name)
    return child
  }
}

/// The delegate or listener, which the screen does not own. It is a child controller that shows nothing.
private final class NameHandle: UIViewController, NameDelegate, NameListening {
  private var onEnd: (String?) -> Void = { _ in }

  convenience init(_ onEnd: @escaping (String?) -> Void) {
    self.init(nibName: nil, bundle: nil)
    self.onEnd = onEnd
  }

  func nameDidEnd(name: String?) { onEnd(name) }
  func didEndName(_ name: String?) { onEnd(name) }
}

/// Expects that a version does the same as the old screens, and that its child is deallocated with the parent.
func expectSameWithoutLeaks(
  _ version: @escaping (_ load: @escaping Load) -> UIViewController
) async throws {
  try await compare(with: version).check()
  let modules: [Any.Type] = [
    GuestList.self, RoundTableGuests.NameModuleTypes.self, VIPERGuests.NameFactory.self,
    RVBGuests.NameBuilder.self, InteractionsGuests.NameAssembler.self,
  ]
  let leaks = try await LeakCheck.leaks(of: version { ["Ada"] }, and: modules) { host in
    await host.waitUntilIdle()
    try host.tap("add")
    try host.type("Ben", into: "name")
    try host.tap("save")
    #expect(host.top?.title == "Guests")
  }
  #expect(leaks == [])
}
