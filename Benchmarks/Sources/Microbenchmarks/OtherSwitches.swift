import Foundation
import Observation

/// The switch with two closures: one for the tap, one for the text.
public final class ClosureSwitch: Microbenchmark {
  /// The text of the last call.
  public private(set) var text = ""
  private var onTap: (() -> Void)?

  /// Makes both closures.
  public init() {
    var isOn = false
    let show = { [weak self] (text: String) -> Void in self?.text = text }
    onTap = {
      isOn.toggle()
      show(isOn ? "On" : "Off")
    }
  }

  /// Calls the closure of the tap.
  public func tap() { onTap?() }
}

/// The switch with two subjects that keep their observers in an array.
public final class SubjectSwitch: Microbenchmark {
  /// The last text that was sent.
  public private(set) var text = ""
  private let taps = Subject<Void>()
  private let texts = Subject<String>()

  /// Makes the subjects and observes both.
  public init() {
    var isOn = false
    taps.observe { [texts] in
      isOn.toggle()
      texts.send(isOn ? "On" : "Off")
    }
    texts.observe { [weak self] in self?.text = $0 }
  }

  /// Sends the tap.
  public func tap() { taps.send(()) }
}

private final class Subject<Value> {
  private var observers: [(Value) -> Void] = []

  func observe(_ observer: @escaping (Value) -> Void) { observers.append(observer) }

  func send(_ value: Value) {
    for observer in observers { observer(value) }
  }
}

/// The switch with a notification for the tap, and one for the change.
public final class NotificationSwitch: Microbenchmark {
  /// The text after the last notification.
  public private(set) var text = ""
  private var isOn = false
  private let center = NotificationCenter()

  /// Observes both notifications.
  public init() {
    observe("tap") { object in
      object.isOn.toggle()
      object.center.post(name: Notification.Name("change"), object: nil)
    }
    observe("change") { $0.text = $0.isOn ? "On" : "Off" }
  }

  /// Posts the tap.
  public func tap() { center.post(name: Notification.Name("tap"), object: nil) }

  private func observe(_ name: String, _ body: @escaping @MainActor (NotificationSwitch) -> Void) {
    _ = center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { if let self { body(self) } }
    }
  }
}

/// The switch with an observable model: the view shows it and observes it again after each change.
@available(iOS 17, macOS 14, *)
public final class ObservationSwitch: Microbenchmark {
  /// The text after the last change.
  public private(set) var text = ""
  private let model = SwitchModel()
  private var hasChanged = false

  /// Shows and observes the model.
  public init() { show() }

  /// Changes the model.
  public func tap() {
    model.isOn.toggle()
    if hasChanged { show() }
  }

  private func show() {
    hasChanged = false
    withObservationTracking {
      text = model.isOn ? "On" : "Off"
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.hasChanged = true }
    }
  }
}

@available(iOS 17, macOS 14, *)
@Observable private final class SwitchModel {
  var isOn = false
}
