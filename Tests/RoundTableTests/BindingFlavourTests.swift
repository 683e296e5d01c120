import PortableUIKit
import QuartetTesting
import RoundTable
import Testing

typealias BindingModule = RTBModule<RecordingTypes, BindingJoint>

/// The object that a SwiftUI view would observe.
final class RecordingBinding {
  /// What the Presenter has shown.
  var shown: [String] = []
  var child: BindingModule?
}

final class BindingPresenter: RTBModulePresenter<RecordingTypes> {
  override func update(firstAppear: Bool) { binding.shown.append("update, first: \(firstAppear)") }
  override func handleCore(event: RecordingTypes.Event) { binding.shown.append("\(event)") }
  override func handleView(intent: RecordingTypes.Intent) { binding.shown.append("\(intent)") }
  override func handleJoint(input: RecordingTypes.Input) { binding.shown.append("\(input)") }
}

final class BindingJoint: RTBModuleJoint<RecordingTypes> {
  override func handleView(intent: RecordingTypes.Intent) {
    switch intent {
    case .tapped: break
    case .openTapped: openInSwiftUI()
    case .openInUIKitTapped: openInUIKit()
    }
  }

  private func openInSwiftUI() {
    let module = BindingModuleAssembly(record: trunk)
    module.joint.attach { [weak self] _ in self?.binding.child = nil }
    binding.child = module
  }

  private func openInUIKit() {
    let module = RecordingModuleAssembly(record: trunk) { $0 }
    module.joint.attach { [weak self] _ in self?.view?.childScreens.close() }
    view?.childScreens.present(module.view)
  }
}

/// The module in SwiftUI. Its Core is that of the module in UIKit.
func BindingModuleAssembly(
  record: Record, binding: @autoclosure @escaping () -> RecordingBinding = RecordingBinding()
) -> BindingModule {
  RTBModuleAssembly(
    pipeline: RecordingPipeline(),
    state: RecordingTypes.State(record),
    binding: binding(),
    coreBuilder: { RecordingCore(pipeline: $0, state: $1) },
    presenterBuilder: { BindingPresenter(pipeline: $0, state: $1, binding: $2) },
    jointBuilder: { BindingJoint(pipeline: $0, state: $1, binding: $2, trunk: record) })
}

/// Round Table, part 1: the flavour for SwiftUI, whose Presenter writes to a binding object.
struct `The binding flavour` {
  private let record = Record()

  @Test func `The components are linked, then the Core runs, then the first update is requested`() {
    let module = BindingModuleAssembly(record: record)
    #expect(module.binding.shown == ["happened", "update, first: true"])
  }

  @Test func `The Presenter writes to the binding, and the module owns its components`() {
    var module: BindingModule? = BindingModuleAssembly(record: record)
    weak let joint = module?.joint
    module?.pipeline.notify(intent: .tapped)
    joint?.take(input: .given)
    #expect(module?.binding.shown.suffix(2) == ["tapped", "given"])
    #expect(record.entries == ["core: run", "core: tapped", "core: given"])
    module = nil
    #expect(joint == nil)
  }

  @Test func `A module is made at its first use, once, however often SwiftUI makes the view value`() {
    let modules = (1...3).map { _ in BindingModuleAssembly(record: record) }
    #expect(record.entries == [])
    _ = modules[0].binding
    _ = (modules[0].pipeline, modules[0].joint)
    #expect(record.entries == ["core: run"])
  }

  @Test func `A view with a binding of its own starts the module, which releases what its builders captured`()
  {
    weak var captured: Record?
    let binding = RecordingBinding()
    let module: BindingModule
    do {
      let object = Record()
      captured = object
      module = BindingModuleAssembly(record: record, binding: withExtendedLifetime(object) { binding })
    }
    #expect(captured != nil && binding.shown == [])
    module.start()
    module.start()
    #expect(captured == nil && binding.shown == ["happened", "update, first: true"])
  }

  @Test func `A Joint presents a child through the binding, until the child notifies an output`() {
    let module = BindingModuleAssembly(record: record)
    module.pipeline.notify(intent: .openTapped)
    weak let child = module.binding.child
    child?.pipeline.notify(intent: .tapped)
    #expect(child?.binding.shown.last == "tapped")
    child?.joint.notifyOut(output: .done)
    #expect(child == nil && module.binding.child == nil)
  }

  @Test func `In a hosting controller a Joint presents from the controller, and does not own it`() {
    let module = BindingModuleAssembly(record: record)
    #expect(module.joint.view == nil)
    do {
      let controllers = [UIViewController(), UIViewController()]
      for controller in controllers {
        module.host(in: controller)
        #expect(module.joint.view === controller)
      }
    }
    #expect(module.joint.view == nil)
  }

  @Test func `In a hosting controller a Joint presents a UIKit child, until the child notifies an output`()
    async
  {
    let module = BindingModuleAssembly(record: record)
    let controller = UIViewController()
    module.host(in: controller)
    let host = ScreenHost(controller)
    module.pipeline.notify(intent: .openInUIKitTapped)
    await host.waitUntilIdle()
    weak let child = host.top as? RecordingView
    let entries = record.entries { child?.pipeline.notify(intent: .tapped) }
    #expect(entries == ["core: tapped", "presenter: tapped", "joint: tapped"])
    record.joint?.notifyOut(output: .done)
    await host.waitUntilIdle()
    #expect(child == nil && host.top === controller)
  }
}
