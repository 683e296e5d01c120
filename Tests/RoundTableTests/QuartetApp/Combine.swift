#if !canImport(Combine)
  // As much of Combine as the binding needs.

  protocol ObservableObject: AnyObject {}

  @propertyWrapper final class Published<Value> {
    private var receive: [(Value) -> Void] = []

    init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    var wrappedValue: Value {
      didSet { for receive in receive { receive(wrappedValue) } }
    }

    var projectedValue: Published { self }

    func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      receive.append(receiveValue)
      receiveValue(wrappedValue)
      return AnyCancellable()
    }
  }

  final class AnyCancellable {}
#endif
