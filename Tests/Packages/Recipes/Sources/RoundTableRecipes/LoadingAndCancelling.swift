import RoundTable

enum NewsModuleTypes: RTEModuleTypes {
  enum Event: Equatable { case started, loaded, failed }
  enum Intent { case reloadButtonTap }
  typealias State = NewsModuleState
}

final class NewsModuleState {
  var news: [String] = []
}

/// Loads, and cancels the loading when the user reloads and when the View was deallocated.
final class NewsModuleCore: RTEModuleCore<NewsModuleTypes> {
  private let load: () async throws -> [String]
  private var task: Task<Void, Never>?

  init(
    pipeline: RTEModulePipeline<NewsModuleTypes>, state: NewsModuleState,
    load: @escaping () async throws -> [String]
  ) {
    self.load = load
    super.init(pipeline: pipeline, state: state)
  }

  override func run() {
    reload()
  }

  override func stop() {
    task?.cancel()
  }

  override func handleView(intent: NewsModuleTypes.Intent) {
    switch intent {
    case .reloadButtonTap: reload()
    }
  }

  private func reload() {
    task?.cancel()
    pipeline?.notify(event: .started)
    task = Task { [weak self, load] in
      let news = try? await load()
      guard let self, !Task.isCancelled else { return }
      if let news { state.news = news }
      pipeline?.notify(event: news == nil ? .failed : .loaded)
    }
  }
}
