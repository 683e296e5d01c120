// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

import Child
public import RVBKit
public import Streams

#if canImport(UIKit) && canImport(SwiftUI)
  import SwiftUI
#endif

/// Redefine child module protocol to fit the current module.
public protocol ChildControllable: UIViewControllable {
  var disposeBag: DisposeBag { get }

  /// Implemented with `RxSwift`
  var completed: Observable<Void> { get }
}

/// Adapter class to convert module system.
final class ChildControllableAdapter<View: Child.ChildControllable>: UIHostingController<View>,
  ChildControllable
{
  // MARK: - Property
  let disposeBag = DisposeBag()
  private let _completed = PublishRelay<Void>()
  var completed: Observable<Void> { _completed.asObservable() }

  private var cancellableBag = Set<AnyCancellable>()

  // MARK: - Initializer
  override init(rootView: View) {
    super.init(rootView: rootView)

    // Event adapting
    rootView.completed
      .sink { [weak self] in self?._completed.accept($0) }
      .store(in: &cancellableBag)
  }

  required init?(coder: NSCoder) { nil }
}
