import Foundation
import Measure
import TestSupport
import Testing

@Suite nonisolated struct `What is declared` {
  private func declarations(_ text: String) throws -> [Declaration] {
    let name = ".build/declared-\(UUID().uuidString)"
    let folder = ParsedSource.root.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appending(path: "Declared.swift"), atomically: true, encoding: .utf8)
    return try ParsedSource.all(in: name).flatMap(\.declarations)
  }

  @Test func `is found wherever it stands, but not in bodies`() throws {
    let found = try declarations(
      """
      final class Lamp<Colour: Equatable, Power> {
        enum Phase { case off, on(since: Int) }
        var phase = Phase.off { didSet { let old = oldValue; _ = old } }
        func turn<Way>(_ way: Way) { struct Local { var a = 1 }; _ = Local() }
      }
      protocol Switch { associatedtype Way; func turn() }
      """)
    #expect(
      found.map(\.name) == [
        "Lamp", "Phase", "off", "on(since:)", "phase", "turn(_:)", "Switch", "Way", "turn()",
      ])
    #expect(found.filter(\.kind.isType).count == 2)
    #expect(found.filter(\.isOutermost).map(\.name) == ["Lamp", "Switch"])
    #expect(found[0].genericParameters == ["Colour", "Power"])
    #expect(found[0].lines == 1...5)
    #expect(found[5].genericParameters == ["Way"])
  }

  @Test func `is public if it says so, or what it stands in does so for it`() throws {
    let found = try declarations(
      """
      public struct Lamp { var a = 1; public private(set) var b = 2; public init() {} }
      public protocol Switch { func turn() }
      public enum Phase { case off, on; func next() {} }
      public extension Lamp { func one() {}; private func two() {} }
      extension Lamp { func three() {} }
      open class Room { open func enter() {} }
      protocol Door { func open() }
      """)
    #expect(
      found.filter { $0.isPublic && $0.kind != .extension }.map(\.name) == [
        "Lamp", "b", "init()", "Switch", "turn()", "Phase", "off", "on", "one()", "Room", "enter()",
      ])
  }

  @Test(.enabled(if: ComparedPatterns.areThere))
  func `is what the compiled module says, private types of private types apart`() throws {
    let cost = try WritingCost(name: "Round Table", target: "RoundTable")
    let module = try CompiledModule.load("RoundTable")
    let all = cost.kit + cost.feature
    #expect(all.protocols == module.symbols.count { $0.kind == "protocol" })
    #expect(all.types == module.symbols.count { ["class", "struct", "enum"].contains($0.kind) })
  }
}
