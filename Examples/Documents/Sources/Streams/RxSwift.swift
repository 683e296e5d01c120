// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// RxSwift's names, as far as the document uses them: RxSwift is an outside package.
public struct Observable<Element> {
  let subject: Subject<Element>

  public func subscribe(onNext: @escaping (Element) -> Void) -> Disposable {
    Disposable(subscription: subject.subscribe(onNext))
  }
}

public final class PublishRelay<Element> {
  private let subject = Subject<Element>()

  public init() {}

  public func accept(_ event: Element) { subject.send(event) }

  public func asObservable() -> Observable<Element> { Observable(subject: subject) }
}

public struct Disposable {
  let subscription: AnyObject

  public func disposed(by bag: DisposeBag) { bag.subscriptions.append(subscription) }
}

public final class DisposeBag {
  var subscriptions: [AnyObject] = []

  public init() {}
}
