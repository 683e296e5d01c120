// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Combine's names, as far as the document uses them, where there is no Combine.
#if canImport(Combine)
  @_exported public import Combine
#else
  public struct AnyPublisher<Output, Failure: Error> {
    let subject: Subject<Output>

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      AnyCancellable(subject.subscribe(receiveValue))
    }
  }

  public final class PassthroughSubject<Output, Failure: Error> {
    private let subject = Subject<Output>()

    public init() {}

    public func send(_ input: Output) { subject.send(input) }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subject: subject) }
  }

  extension PassthroughSubject where Output == Void {
    public func send() { send(()) }
  }

  public final class AnyCancellable: Hashable {
    private let subscription: AnyObject

    init(_ subscription: AnyObject) {
      self.subscription = subscription
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    nonisolated public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
      first === second
    }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
