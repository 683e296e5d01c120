import Testing
import VIPERKit

@testable import Document

/// The ways to wait for an interactor that crash when the view was deallocated, because the view is `unowned`.
private final class TrapPresenter<View: PostsViewable> {
  private unowned let view: View
  private let interactor: FakePostsInteractor

  init(view: View, interactor: FakePostsInteractor) {
    self.view = view
    self.interactor = interactor
  }

  /// The closure of a task captures `self` strongly, without saying so.
  func fetchOwningSelf() -> Task<Void, any Error> {
    Task {
      _ = try await interactor.fetchPosts()
      view.reloadData()
    }
  }

  /// `guard let self` before `await` owns `self` until the reply.
  func fetchOwningSelfWhileWaiting() -> Task<Void, any Error> {
    Task { [weak self] in
      guard let self else { return }
      _ = try await interactor.fetchPosts()
      view.reloadData()
    }
  }

  /// A completion that owns its presenter is the same trap without a task.
  func fetchWithCompletion(_ fetch: (@escaping () -> Void) -> Void) {
    fetch { self.view.reloadData() }
  }

  /// Right: the task owns the interactor, and the presenter only while it runs after the reply.
  func fetch() -> Task<Void, any Error> {
    Task { [weak self, interactor] in
      _ = try await interactor.fetchPosts()
      self?.view.reloadData()
    }
  }

  /// Starts a fetch, releases the view, which owns the presenter, replies, and waits until the fetch has ended.
  static func outliveView(
    _ fetch: @MainActor (TrapPresenter<PostsViewController>) -> Task<Void, any Error>
  ) async {
    let interactor = FakePostsInteractor()
    var view: PostsViewController? = PostsViewController()
    var presenter = view.map { TrapPresenter<PostsViewController>(view: $0, interactor: interactor) }
    let task = presenter.map(fetch)
    await Task.yield()
    presenter = nil
    view = nil
    await interactor.reply(.success(.sample))
    _ = await task?.result
  }
}

@Suite struct `Late replies` {
  @Test func `A task that owns the interactor only does nothing after the view was deallocated`() async {
    await TrapPresenter<PostsViewController>.outliveView { $0.fetch() }
  }

  // Exit tests run on systems that can start processes.
  #if os(Linux) || os(macOS)
    private static let isUnowned = "unowned reference"

    @Test func `A task that owns the presenter crashes after the view was deallocated`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await TrapPresenter<PostsViewController>.outliveView { @MainActor in $0.fetchOwningSelf() }
      }
      #expect(Self.error(of: result).contains(Self.isUnowned))
    }

    @Test func `A task with guard let self before await crashes after the view was deallocated`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await TrapPresenter<PostsViewController>.outliveView { @MainActor in
          $0.fetchOwningSelfWhileWaiting()
        }
      }
      #expect(Self.error(of: result).contains(Self.isUnowned))
    }

    @Test func `A completion that owns the presenter crashes after the view was deallocated`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          var reply: (() -> Void)?
          var view: PostsViewController? = PostsViewController()
          view.map { TrapPresenter(view: $0, interactor: FakePostsInteractor()) }?
            .fetchWithCompletion { reply = $0 }
          view = nil
          reply?()
        }
      }
      #expect(Self.error(of: result).contains(Self.isUnowned))
    }

    private static func error(of result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
  #endif
}
