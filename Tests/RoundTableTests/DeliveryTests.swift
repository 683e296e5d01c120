import RoundTable
import Testing

/// Round Table, parts 2 and 3: which component receives what, and in which order.
struct `Delivery` {
  let record = Record()
  let module: RecordingModule<RecordingView>

  init() {
    module = RecordingModuleAssembly(record: record) { $0 }
  }

  @Test func `The assembly links the components, runs the Core, then requests the first update`() {
    #expect(
      record.entries == [
        "core: run", "presenter: happened", "joint: happened", "presenter: update, first: true", "view: show",
      ])
  }

  @Test func `A message goes to the Core, the Presenter and the Joint, without its sender`() {
    let entries = [
      record.entries { module.view.pipeline.notify(intent: .tapped) },
      record.entries { record.core?.pipeline?.notify(event: .happened) },
      record.entries { module.joint.take(input: .given) },
      record.entries { record.presenter?.pipeline?.notify(update: .show) },
    ]
    #expect(
      entries == [
        ["core: tapped", "presenter: tapped", "joint: tapped"], ["presenter: happened", "joint: happened"],
        ["core: given", "presenter: given"], ["view: show"],
      ])
  }

  @Test func `A message from inside a handler is delivered before the outer message goes on`() {
    record.notifiesInHandler = true
    let entries = record.entries { module.view.pipeline.notify(intent: .tapped) }
    #expect(
      entries == ["core: tapped", "presenter: inner", "joint: inner", "presenter: tapped", "joint: tapped"])
  }

  @Test func `An output goes to the closure that was attached last`() {
    var receivers: [String] = []
    module.joint.attach { _ in receivers.append("first") }
    module.joint.notifyOut(output: .done)
    module.joint.attach { _ in receivers.append("second") }
    module.joint.notifyOut(output: .done)
    #expect(receivers == ["first", "second"])
  }

  @Test func `Outputs from before the parent attaches are delivered in order, one turn later`() async {
    var outputs: [RecordingTypes.Output] = []
    module.joint.notifyOut(output: .done)
    module.joint.attach { outputs.append($0) }
    module.joint.notifyOut(output: .again)
    #expect(outputs == [])
    for _ in 0..<10 { await Task.yield() }
    #expect(outputs == [.done, .again])
    module.joint.notifyOut(output: .done)
    #expect(outputs == [.done, .again, .done])
  }

  @Test func `A parent that attaches another closure gets the next outputs there, also those that were kept`()
    async
  {
    var receivers: [String] = []
    for _ in 1...2 { module.joint.notifyOut(output: .done) }
    module.joint.attach { [weak joint = module.joint] _ in
      receivers.append("first")
      joint?.attach { _ in receivers.append("second") }
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(receivers == ["first", "second"])
  }

  @Test func `Outputs of a module that is deallocated before their delivery are not delivered`() async {
    var outputs: [RecordingTypes.Output] = []
    do {
      let module = RecordingModuleAssembly(record: Record()) { $0 }
      module.joint.notifyOut(output: .done)
      module.joint.attach { outputs.append($0) }
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(outputs == [])
  }

  @Test func `A navigatable View hands updates to its primary view`() {
    let module = RecordingModuleAssembly(record: record) { RTEModuleViewNavigatable(primaryView: $0) }
    #expect(
      module.view.viewControllers == [module.view.primaryView] && module.joint.navigationView === module.view)
    module.view.pushViewController(UIViewController(), animated: false)
    let entries = record.entries { record.presenter?.pipeline?.notify(update: .show) }
    #expect(entries == ["view: show"])
  }

  @Test func `A View in a stack of another module is not navigatable`() {
    let stack = UINavigationController(rootViewController: module.view)
    #expect(module.view.navigationController === stack && module.joint.navigationView == nil)
  }

  // The document's names for the messages and the trunk.
  private enum DocumentTypes: RTEModuleTypes {
    enum CoreEvent { case dataUpdate }
    enum PresenterUpdate { case review(comment: String) }
    enum ViewIntent { case buttonTap }
    enum JointInput { case comment(text: String) }
    enum JointOutput { case dismiss }
    final class Trunk {}
  }

  @Test func `The document's names for messages and the trunk are accepted`() {
    typealias Types = DocumentTypes
    let isSame = [
      Types.Event.self == Types.CoreEvent.self, Types.Update.self == Types.PresenterUpdate.self,
      Types.Intent.self == Types.ViewIntent.self, Types.Input.self == Types.JointInput.self,
      Types.Output.self == Types.JointOutput.self, Types.Dependencies.self == Types.Trunk.self,
    ]
    #expect(!isSame.contains(false), "\(isSame)")
  }
}
