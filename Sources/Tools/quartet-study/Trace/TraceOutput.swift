import QuartetCommand
import QuartetFeatureEntry
import QuartetParity
import QuartetTrace

extension ScenarioTrace {
  /// The traces of a scenario as JSON. `quartet compare --help` documents it.
  struct Output: Encodable {
    struct Step: Encodable {
      let number: Int
      let step: String
      let implementations: [Implementation]
    }

    struct Implementation: Encodable {
      let name: String
      let outcome: String
      let calls: [Function]
      let counts: CallCounts
      let objects: [String]
      let references: [ObjectGraph.Reference]
    }

    struct Function: Encodable {
      let kind: CalledFunction.Kind
      let component: String
      let function: String
      let title: String
      let sentFrom: String?
      let file: String
      let line: Int
      let calls: [Function]

      init(_ call: Call) {
        kind = call.function.kind
        component = call.function.component
        function = call.function.name
        title = call.title
        sentFrom = call.origin.map { "\($0.file):\($0.line)" }
        file = call.function.place.file
        line = call.function.place.line
        calls = call.calls.map(Function.init)
      }
    }

    let scenario: String
    let steps: [Step]

    init(_ scenario: Scenario, _ traces: [ScenarioTrace], _ numbers: ClosedRange<Int>, isVerbose: Bool) {
      self.scenario = scenario.name
      steps = numbers.map { number in
        Step(
          number: number, step: traces.first?.steps[number].text ?? "",
          implementations: traces.map { trace in
            let step = trace.steps[number]
            return Implementation(
              name: trace.implementation.patternName, outcome: step.outcome.rawValue,
              calls: (isVerbose ? step.calls : step.calls.folded).map(Function.init),
              counts: CallCounts(step.calls),
              objects: step.objects.types, references: step.objects.references)
          })
      }
    }
  }
}
