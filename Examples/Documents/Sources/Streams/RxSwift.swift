// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// RxSwift's names, as far as the document uses them, on Combine's: RxSwift is an outside package.
public struct Observable<Element> {
  let publisher: AnyPublisher<Element, Never>

  public func subscribe(onNext: @escaping (Element) -> Void) -> Disposable {
    Disposable(subscription: publisher.sink(receiveValue: onNext))
  }
}

public final class PublishRelay<Element> {
  private let subject = PassthroughSubject<Element, Never>()

  public init() {}

  public func accept(_ event: Element) { subject.send(event) }

  public func asObservable() -> Observable<Element> { Observable(publisher: subject.eraseToAnyPublisher()) }
}

public struct Disposable {
  let subscription: AnyCancellable

  public func disposed(by bag: DisposeBag) { bag.subscriptions.append(subscription) }
}

public final class DisposeBag {
  var subscriptions: [AnyCancellable] = []

  public init() {}
}
