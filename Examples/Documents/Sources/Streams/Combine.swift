// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Combine's names, as far as the document uses them, where there is no Combine.
#if canImport(Combine)
  @_exported public import Combine
#else
  public struct AnyPublisher<Output, Failure: Error> {
    let subject: PassthroughSubject<Output, Failure>

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      subject.subscribe(receiveValue)
    }
  }

  /// Calls its subscriptions, and does not own them.
  public final class PassthroughSubject<Output, Failure: Error> {
    private var subscriptions: [() -> ((Output) -> Void)?] = []

    public init() {}

    public func send(_ input: Output) {
      for subscription in subscriptions { subscription()?(input) }
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subject: self) }

    fileprivate func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      let cancellable = AnyCancellable()
      subscriptions.removeAll { $0() == nil }
      subscriptions.append { [weak cancellable] in cancellable == nil ? nil : receive }
      return cancellable
    }
  }

  extension PassthroughSubject where Output == Void {
    public func send() { send(()) }
  }

  public final class AnyCancellable: Hashable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    nonisolated public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
      first === second
    }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
