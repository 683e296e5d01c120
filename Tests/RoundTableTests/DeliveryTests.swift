import RoundTable
import Testing

/// Round Table, parts 2 and 3: which component receives what, and in which order.
@Suite struct `Delivery` {
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
    let intent = record.entries { module.view.pipeline.notify(intent: .tapped) }
    #expect(intent == ["core: tapped", "presenter: tapped", "joint: tapped"])
    let event = record.entries { record.core?.pipeline?.notify(event: .happened) }
    #expect(event == ["presenter: happened", "joint: happened"])
    let input = record.entries { module.joint.take(input: .given) }
    #expect(input == ["core: given", "presenter: given"])
    let update = record.entries { record.presenter?.pipeline?.notify(update: .show) }
    #expect(update == ["view: show"])
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
    #expect(module.view.viewControllers == [module.view.primaryView])
    #expect(module.joint.navigationView === module.view)
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
    #expect(DocumentTypes.Event.self == DocumentTypes.CoreEvent.self)
    #expect(DocumentTypes.Update.self == DocumentTypes.PresenterUpdate.self)
    #expect(DocumentTypes.Intent.self == DocumentTypes.ViewIntent.self)
    #expect(DocumentTypes.Input.self == DocumentTypes.JointInput.self)
    #expect(DocumentTypes.Output.self == DocumentTypes.JointOutput.self)
    #expect(DocumentTypes.Dependencies.self == DocumentTypes.Trunk.self)
  }
}
