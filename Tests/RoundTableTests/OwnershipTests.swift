import RoundTable
import Screens
import Testing

/// Round Table, part 5: one test an arrow.
@Suite struct `Ownership` {
  /// One component of a module that nobody else keeps.
  private func keep<Component>(_ component: (Probe) -> Component?, of probe: Probe) -> Component? {
    withExtendedLifetime(probe.assemble()) { component(probe) }
  }

  @Test func `The View keeps the pipeline`() {
    let probe = Probe()
    var view: ProbeView? = probe.assemble().view
    #expect(probe.pipeline != nil)
    #expect(view != nil)
    view = nil
    #expect(probe.pipeline == nil)
  }

  @Test func `The pipeline keeps the Core, the Presenter and the Joint`() {
    let probe = Probe()
    var pipeline: RTEModulePipeline<ProbeTypes>? = probe.assemble().view.pipeline
    #expect(probe.core != nil && probe.presenter != nil && probe.joint != nil)
    #expect(pipeline != nil)
    pipeline = nil
    #expect(probe.core == nil && probe.presenter == nil && probe.joint == nil)
  }

  @Test func `The pipeline does not keep the View`() {
    let probe = Probe()
    let pipeline = probe.assemble().view.pipeline
    #expect(probe.view == nil)
    withExtendedLifetime(pipeline) {}
  }

  @Test func `The Core keeps the state and neither the pipeline nor the View`() {
    let probe = Probe()
    let core = keep({ $0.core }, of: probe)
    #expect(core != nil && probe.state != nil)
    #expect(probe.pipeline == nil && probe.view == nil && core?.pipeline == nil)
  }

  @Test func `The Presenter keeps the state and neither the pipeline nor the View`() {
    let probe = Probe()
    let presenter = keep({ $0.presenter }, of: probe)
    #expect(presenter != nil && probe.state != nil)
    #expect(probe.pipeline == nil && probe.view == nil && presenter?.pipeline == nil)
  }

  @Test func `The Joint keeps the state and neither the pipeline nor the View`() {
    let probe = Probe()
    let joint = probe.assemble().joint
    #expect(probe.state != nil)
    #expect(probe.pipeline == nil && probe.view == nil && joint.pipeline == nil && joint.view == nil)
  }

  @Test func `The state keeps nobody, and goes with the last component`() {
    let probe = Probe()
    var module: RTEModule<ProbeView, ProbeJoint>? = probe.assemble()
    #expect(probe.state != nil)
    withExtendedLifetime(module) {}
    module = nil
    #expect(probe.state == nil)
  }

  @Test func `A navigatable View keeps its module through its primary view`() {
    let probe = Probe()
    let journal = Journal()
    var view: ProbeNavigation? =
      probe.assemble(journal: journal) { ProbeNavigation(pipeline: $0, journal: journal) }.view
    #expect(view != nil && probe.pipeline != nil)
    view = nil
    #expect(probe.pipeline == nil && probe.view == nil)
  }
}
