import Foundation
import QuartetCommand
import QuartetFeatureEntry
import QuartetImplementations
import QuartetParity
import QuartetTrace

/// The page's data about the package, the same for all implementations.
struct PackageData: Encodable {
  struct Step: Encodable {
    let text: String
    let outcome: String
    /// The position of the expected screen; nil if the UI is not idle after the step, or if its result is not specified.
    let screen: Int?
  }

  struct ScenarioData: Encodable {
    let name: String
    let rule: String
    let title: String
    let steps: [Step]
  }

  let implementations: [String]
  /// The folder in `Sources` of each implementation.
  let folders: [String: String]
  var screens = Table<[Layer]>()
  var scenarios: [ScenarioData] = []
  var graph: StateGraph
  /// The address of the package's files in the web, to which the links to the guides lead, or nothing.
  var root = ""
  /// Whether everything was recorded when this was written.
  var isComplete = false

  /// - Parameter recorded: The implementations whose calls are recorded.
  init(_ recorded: [any Feature.Type], _ search: Search) {
    implementations = recorded.map { $0.patternName }
    folders = Dictionary(
      uniqueKeysWithValues: Implementations.folders.map { ($0.feature.patternName, $0.folder) })
    graph = StateGraph(search)
    for (state, snapshot) in search.snapshots().enumerated() {
      graph.states[state].screen = screens.position(of: Layer.all(in: snapshot))
    }
  }

  mutating func add(_ scenario: Scenario) {
    let trace = ExpectedTrace(scenario)
    let first = Step(
      text: "start", outcome: "done", screen: screens.position(of: Layer.all(in: trace.start)))
    let steps = zip(trace.steps, scenario.redactedSteps()).map { step, text in
      Step(
        text: text, outcome: step.outcome.rawValue,
        screen: step.outcome == .unspecified
          ? nil : step.snapshot.map { screens.position(of: Layer.all(in: $0)) })
    }
    let last = Step(
      text: "end", outcome: "done", screen: screens.position(of: []))
    scenarios.append(
      ScenarioData(
        name: scenario.name, rule: scenario.rule, title: scenario.title, steps: [first] + steps + [last]))
  }
}

/// The texts that the page shows, by their paths: a file of its own, because the first picture needs none of them.
struct TextData: Encodable {
  /// The sources, and the guides if they are not in the web.
  let sources: [String: String]
}

/// The calls of one implementation in all scenarios, and in every state of the graph.
struct TraceData: Encodable {
  struct Function: Encodable, Hashable {
    let title: String
    let component: String
    let kind: CalledFunction.Kind
    let place: String

    init(_ call: Call) {
      title = call.title
      component = call.function.component
      kind = call.function.kind
      place = call.function.place.text
    }
  }

  private var functions = Table<Function>()
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The lines that send messages.
  private var origins = Table<String>()
  /// Trees of calls: `3!5(4 6)` is a message to function 3 from line 5, which calls 4 and 6 in its component. `7^5` asks
  /// the kit for a screen.
  private var calls = Table<String>()
  /// The positions of recordings in ``calls``, by their numbers.
  private var positions: [Int: Int] = [:]
  private var objects = Table<ObjectGraph>()
  /// For each scenario and step, the positions of the calls and the objects, and 1 if the screen is unexpected.
  private var steps: [String: [[Int]]] = [:]
  /// The positions of the calls and the objects of the start.
  private var start: [Int] = []
  /// For each state of the graph, the position of the objects, then those of the calls of each transition; -1 for what was
  /// not recorded.
  private var states: [[Int]]
  /// The titles and placeholders that no rule names.
  private var captions: [String: String] = [:]

  private enum CodingKeys: CodingKey {
    case functions, origins, calls, objects, steps, start, states, captions
  }

  init(_ graph: StateGraph) {
    states = graph.states.map { Array(repeating: -1, count: $0.transitions.count + 1) }
  }

  mutating func add(_ captions: Captions) {
    // A title can change: the first one stays, whatever is recorded later.
    for (identifier, text) in captions where self.captions[identifier.rawValue] == nil {
      self.captions[identifier.rawValue] = text
    }
  }

  mutating func addStart(_ recording: CallRecorder.Recording, _ graph: ObjectGraph) {
    start = [position(of: recording), objects.position(of: graph)]
  }

  mutating func add(_ trace: ScenarioTrace, of scenario: Scenario, _ package: PackageData) {
    let expected = package.scenarios.first { $0.name == scenario.name }?.steps ?? []
    steps[scenario.name] = zip(trace.steps, expected).map { step, expected in
      add(step.captions)
      let position = [
        self.position(of: step.recording),
        objects.position(of: step.objects),
      ]
      guard let screen = expected.screen else { return position }
      return Layer.all(in: step.shown) == package.screens[screen] ? position : position + [1]
    }
  }

  mutating func add(_ recording: CallRecorder.Recording, of transition: Int, from state: Int) {
    states[state][transition + 1] = position(of: recording)
  }

  mutating func add(_ graph: ObjectGraph, of state: Int) {
    states[state][0] = objects.position(of: graph)
  }

  private mutating func position(of recording: CallRecorder.Recording) -> Int {
    if let position = positions[recording.number] { return position }
    let position = calls.position(of: text(of: recording.calls))
    positions[recording.number] = position
    return position
  }

  private mutating func number(of call: Call) -> Int {
    if let number = numbers[ObjectIdentifier(call.function)] { return number }
    let number = functions.position(of: Function(call))
    // A closure has several titles.
    if call.function.kind != .closure { numbers[ObjectIdentifier(call.function)] = number }
    return number
  }

  private mutating func text(of trees: [Call]) -> String {
    trees.map { call in
      let number = number(of: call)
      let sign = call.isMessage ? "!" : call.isOfScreens ? "^" : ""
      let mark = sign + (sign.isEmpty ? "" : call.origin.map { "\(origins.position(of: $0.text))" } ?? "")
      return "\(number)\(mark)" + (call.calls.isEmpty ? "" : "(\(text(of: call.calls)))")
    }.joined(separator: " ")
  }
}

extension Call {
  /// Whether a pattern's line has the kit request, open or close a screen. No message: the counts leave it out.
  fileprivate var isOfScreens: Bool {
    let names = ["request(", "present(", "push(", "close("]
    return function.kind == .call && function.component == "ChildScreens"
      && names.contains(where: function.name.hasPrefix)
  }
}

extension SourceLine {
  fileprivate var text: String { "\(file):\(line)" }
}

/// Values, each written once.
struct Table<Value: Hashable & Encodable>: Encodable {
  private var values: [Value] = []
  private var positions: [Value: Int] = [:]

  subscript(position: Int) -> Value { values[position] }

  mutating func position(of value: Value) -> Int {
    if let position = positions[value] { return position }
    positions[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}

/// A screen or an alert, with what can be seen of it.
struct Layer: Encodable, Hashable {
  struct Element: Encodable, Hashable {
    let id: String
    let kind: String
    let text: String
    let placeholder: String
    let isEnabled: Bool
    let hasFocus: Bool
  }

  let title: String
  var isAlert = false
  var hasBackButton = false
  var elements: [Element] = []
  var buttons: [String] = []
}

extension Layer {
  /// What is shown, from the root to the front.
  static func all(in snapshot: Snapshot) -> [Layer] {
    let window = snapshot.background.isEmpty ? "" : ", window \(snapshot.window)"
    return snapshot.layers.map { layer in
      switch layer {
      case .alert(let alert):
        Layer(title: alert.title, isAlert: true, buttons: alert.buttons)
      case .screen(let screen):
        Layer(
          title: screen.title + window, hasBackButton: screen.hasBackButton,
          elements: screen.visibleElements.map { element in
            Layer.Element(
              id: element.identifier.rawValue, kind: "\(element.kind)",
              text: element.shownText,
              placeholder: element.placeholder, isEnabled: element.isEnabled,
              hasFocus: snapshot.focus == element.identifier)
          })
      }
    }
  }
}

extension Snapshot.Element {
  fileprivate var shownText: String {
    switch kind {
    case .secureField: String(repeating: "•", count: min(dots, 40))
    case .indicator: isAnimating ? "waiting" : ""
    case .label, .button, .textField, .textView, .other: text
    }
  }
}
