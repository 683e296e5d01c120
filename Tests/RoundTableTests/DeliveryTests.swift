import RoundTable
import Screens
import Testing

/// Round Table, parts 2 and 3: who hears what, and in which order.
@Suite struct `Delivery` {
  let probe = Probe()
  let journal = Journal()
  let module: RTEModule<ProbeView, ProbeJoint>

  init() {
    module = probe.assemble(journal: journal)
  }

  private func heard(_ action: () -> Void) -> [String] {
    journal.entries = []
    action()
    return journal.entries
  }

  @Test func `The assembly links the components, runs the Core, then asks for the first update`() {
    #expect(
      journal.entries == [
        "core runs", "presenter: happened", "joint: happened",
        "presenter updates, first: true", "view: show(\"first\")",
      ])
  }

  @Test func `An event goes from the Core to the Presenter and the Joint`() {
    let entries = heard { probe.pipeline?.notify(event: .happened) }
    #expect(entries == ["presenter: happened", "joint: happened"])
  }

  @Test func `An update goes from the Presenter to the View alone`() {
    let entries = heard { probe.pipeline?.notify(update: .show("text")) }
    #expect(entries == ["view: show(\"text\")"])
  }

  @Test func `An intent goes from the View to the Core, the Presenter and the Joint`() {
    let entries = heard { module.view.pipeline.notify(intent: .tapped) }
    #expect(entries == ["core: tapped", "presenter: tapped", "joint: tapped"])
  }

  @Test func `An input goes from the Joint to the Core and the Presenter`() {
    let entries = heard { module.joint.take(input: .given) }
    #expect(entries == ["core: given", "presenter: given"])
  }

  @Test func `An output goes to whoever has attached last`() {
    var first: [ProbeOutput] = []
    var second: [ProbeOutput] = []
    module.joint.notifyOut(output: .done)
    module.joint.attach { first.append($0) }
    module.joint.notifyOut(output: .done)
    module.joint.attach { second.append($0) }
    module.joint.notifyOut(output: .done)
    #expect(first == [.done])
    #expect(second == [.done])
  }

  @Test func `What is said from inside a handler is heard whole before the outer message goes on`() {
    probe.core?.answersIntents = true
    let entries = heard { module.view.pipeline.notify(intent: .tapped) }
    #expect(
      entries == [
        "core: tapped", "presenter: inner", "joint: inner", "presenter: tapped", "joint: tapped",
      ])
  }

  @Test func `A navigatable View hands updates to its primary view`() {
    let module = Probe().assemble(journal: journal) { ProbeNavigation(pipeline: $0, journal: journal) }
    #expect(module.view.viewControllers == [module.view.primaryView])
    #expect(module.joint.navigationView === module.view)
    let entries = heard { module.view.pipeline.notify(update: .show("text")) }
    #expect(entries == ["view: show(\"text\")"])
  }
}
