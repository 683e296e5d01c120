import RoundTable
import Testing

/// Round Table, parts 2 and 3: which component receives what, and in which order.
@Suite struct `Delivery` {
  let record = Record()
  let module: RecordingModule<RecordingView>

  init() {
    module = RecordingModuleAssembly(record: record) { $0 }
  }

  @Test func `The assembly links the components, runs the Core, then asks for the first update`() {
    #expect(
      record.entries == [
        "core: run", "presenter: happened", "joint: happened", "presenter: update, first: true", "view: show",
      ])
  }

  @Test func `An event goes from the Core to the Presenter and the Joint`() {
    let entries = record.entries { module.view.pipeline.notify(event: .happened) }
    #expect(entries == ["presenter: happened", "joint: happened"])
  }

  @Test func `An update goes from the Presenter to the View alone`() {
    let entries = record.entries { module.view.pipeline.notify(update: .show) }
    #expect(entries == ["view: show"])
  }

  @Test func `An intent goes from the View to the Core, the Presenter and the Joint`() {
    let entries = record.entries { module.view.pipeline.notify(intent: .tapped) }
    #expect(entries == ["core: tapped", "presenter: tapped", "joint: tapped"])
  }

  @Test func `An input goes from the Joint to the Core and the Presenter`() {
    let entries = record.entries { module.joint.take(input: .given) }
    #expect(entries == ["core: given", "presenter: given"])
  }

  @Test func `A message from inside a handler is delivered before the outer message goes on`() {
    record.notifiesInHandler = true
    let entries = record.entries { module.view.pipeline.notify(intent: .tapped) }
    #expect(
      entries == [
        "core: tapped", "presenter: inner", "joint: inner", "presenter: tapped", "joint: tapped",
      ])
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
    var outputs: [RecordingTypes.JointOutput] = []
    module.joint.notifyOut(output: .done)
    module.joint.attach { outputs.append($0) }
    module.joint.notifyOut(output: .again)
    #expect(outputs == [])
    for _ in 0..<10 { await Task.yield() }
    #expect(outputs == [.done, .again])
    module.joint.notifyOut(output: .done)
    #expect(outputs == [.done, .again, .done])
  }

  @Test func `A navigatable View hands updates to its primary view`() {
    let module = RecordingModuleAssembly(record: record) { RecordingNavigation(primaryView: $0) }
    #expect(module.view.viewControllers == [module.view.primaryView])
    #expect(module.joint.navigationView === module.view)
    let entries = record.entries { module.view.pipeline.notify(update: .show) }
    #expect(entries == ["view: show"])
  }
}
