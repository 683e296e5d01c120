import Foundation
import RoundTable
import Testing

/// The View owns the module. When it goes, the pipeline cuts the line that carries the messages.
struct `When the parts of a module are released` {
  typealias Part = Record.Part

  /// The orders in which outside code can release the parts that it holds.
  nonisolated static let orders = orders(of: [.view, .core, .presenter, .joint])

  nonisolated private static func orders(of parts: [Part]) -> [[Part]] {
    parts.isEmpty
      ? [[]]
      : parts.flatMap { first in orders(of: parts.filter { $0 != first }).map { [first] + $0 } }
  }

  private let record = Record()

  private func hold() -> [Part: AnyObject] {
    let module = RecordingModuleAssembly(record: record) { $0 }
    var held: [Part: AnyObject] = [.view: module.view, .joint: module.joint]
    held[.core] = record.core
    held[.presenter] = record.presenter
    return held
  }

  /// The entries after every component that is there has sent all its messages.
  private func entriesOfAllMessages(from held: [Part: AnyObject]) -> [String] {
    record.entries {
      (held[.view] as? RecordingView)?.pipeline.notify(intent: .tapped)
      (held[.core] as? RecordingCore)?.pipeline?.notify(event: .happened)
      (held[.presenter] as? RecordingPresenter)?.pipeline?.notify(update: .show)
      (held[.joint] as? RecordingJoint)?.pipeline?.notify(input: .given)
    }
  }

  // In a function of its own, because asynchronous code may not wait for a semaphore. The main actor has no turn
  // between the release and the return.
  private func releaseOnOtherThread(_ held: inout [Part: AnyObject], _ part: Part) {
    nonisolated(unsafe) var object = held.removeValue(forKey: part)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      withExtendedLifetime(object) {}
      object = nil
      done.signal()
    }
    done.wait()
  }

  @Test(arguments: orders, [false, true])
  func `A module works as long as its View, and leaks nothing`(order: [Part], onOtherThread: Bool) async {
    var held = hold()
    #expect(held.count == order.count)
    for part in order {
      if onOtherThread {
        releaseOnOtherThread(&held, part)
        if part == .view { #expect(record.object(.view) == nil && record.stops == 0) }
        _ = entriesOfAllMessages(from: held)
        // The line is cut at the main actor's next turn.
        for _ in 0..<10 { await Task.yield() }
      } else {
        held[part] = nil
      }

      let isOver = held[.view] == nil
      #expect(record.stops == (isOver ? 1 : 0))
      #expect(entriesOfAllMessages(from: held).isEmpty == isOver)
      guard isOver else { continue }
      #expect((held[.core] as? RecordingCore)?.pipeline == nil)
      #expect(record.remaining.subtracting([.state]) == Set(held.keys))
    }
    #expect(record.remaining == [])
  }

  @Test func `A message on its way is delivered whole, although a handler releases the View`() {
    var held = hold()
    record.whenPresenterHandlesEvent = { [record] in
      record.whenPresenterHandlesEvent = {
        held.removeAll()
        // The components stay until the outermost message is delivered.
        #expect(record.remaining == [.core, .presenter, .joint, .state])
      }
      record.core?.pipeline?.notify(event: .inner)
      #expect(record.presenter != nil && record.joint != nil)
    }
    #expect(
      record.entries { record.core?.pipeline?.notify(event: .happened) }
        == ["presenter: happened", "presenter: inner", "core: stop", "joint: inner", "joint: happened"])
    #expect(record.remaining == [])
  }
}
