import RoundTable

enum PageModuleTypes: RTEModuleTypes {
  enum Event { case started }
}

final class PageModuleCore: RTEModuleCore<PageModuleTypes> {
  override func run() { pipeline?.notify(event: .started) }
}

/// Makes a child and embeds its View. UIKit owns the child's View as long as it is a child.
final class PageModuleJoint: RTEModuleJoint<PageModuleTypes> {
  override func handleCore(event: PageModuleTypes.Event) {
    switch event {
    case .started: embed(NameModuleAssembly(name: "").view)
    }
  }

  private func embed(_ child: UIViewController) {
    guard let view, let container = view.view, let content = child.view else { return }
    view.addChild(child)
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
    child.didMove(toParent: view)
  }
}

func PageModuleAssembly() -> RTEModule<RTEModuleViewStandalone<PageModuleTypes>, PageModuleJoint> {
  RTEModuleAssembly(
    pipeline: RTEModulePipeline<PageModuleTypes>(),
    state: RTEModuleState(),
    coreBuilder: { PageModuleCore(pipeline: $0, state: $1) },
    presenterBuilder: { RTEModulePresenter(pipeline: $0, state: $1) },
    viewBuilder: { RTEModuleViewStandalone(pipeline: $0) },
    jointBuilder: { PageModuleJoint(pipeline: $0, state: $1, view: $2, trunk: ()) })
}
