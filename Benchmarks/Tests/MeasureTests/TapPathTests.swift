import Foundation
import TestSupport
import Testing

@testable import Measure

@Suite struct `The path of a tap` {
  private func coverage(_ functions: [(symbol: String, regions: [[Int]])]) throws -> Coverage {
    let entries = functions.map { function in
      """
      {"name": "Lamp.swift:\(function.symbol)", "count": \(function.regions[0][4]),
       "filenames": ["/copy/Sources/Lamps/Lamp.swift"], "regions": \(function.regions)}
      """
    }
    let elsewhere = """
      {"name": "$s4Else", "count": 1,
       "filenames": ["/copy/Sources/Else/Else.swift"], "regions": [[1, 1, 2, 1, 1]]}
      """
    let list = (entries + [elsewhere]).joined(separator: ",")
    return try Coverage(
      json: Data("{\"data\": [{\"functions\": [\(list)]}]}".utf8), folder: "/Sources/Lamps/")
  }

  @Test func `is what was entered more often with it than without`() throws {
    let before = try coverage([
      ("$s3tap", [[1, 1, 9, 1, 2], [2, 5, 3, 1, 2]]), ("$s4same", [[1, 1, 2, 1, 3]]),
    ])
    let after = try coverage([
      ("$s3tap", [[1, 1, 9, 1, 5], [2, 5, 3, 1, 2], [4, 1, 5, 1, 3]]), ("$s4same", [[1, 1, 2, 1, 3]]),
      ("$s3newfu_", [[1, 1, 2, 1, 1]]), ("$s3new", [[20, 1, 22, 1, 1]]),
    ])
    let tap = after.subtracting(before)
    #expect(tap.functions.map(\.symbol) == ["$s3tap", "$s3new"])
    #expect(tap.functions.map(\.count) == [3, 1])
    #expect(tap.functions[0].count(line: 1, column: 3) == 3)
    #expect(tap.functions[0].count(line: 2, column: 9) == 0)
    #expect(tap.functions[0].count(line: 4, column: 2) == 3)
    #expect(tap.functions[0].count(line: 30, column: 1) == 0)
  }

  @Test func `has the indirect calls at the places that were reached, as often as they were`() throws {
    let entered = try coverage([("$s3tap", [[1, 1, 9, 1, 2], [5, 1, 6, 1, 0]])])
    let module = """
      sil hidden [ossa] @$s3tap : $@convention(method) (@guaranteed Lamp) -> () {
        %1 = witness_method $Self, #Switching.turn : (Self) -> () -> (), %0 : $Self, loc "Lamp.swift":2:3, scope 1
        %2 = apply %1(%0) : $@convention(witness_method: Switching) (Self) -> (), loc "Lamp.swift":2:3, scope 1
        %3 = class_method %0, #Lamp.update : (Lamp) -> () -> (), $@convention(method) (Lamp) -> (), loc "Lamp.swift":3:3
        %4 = class_method %0, #UILabel.text!setter : (UILabel) -> (), $@convention(method) (), loc "Lamp.swift":3:9
        %5 = load [copy] %9, loc "Lamp.swift":4:3, scope 1
        %6 = begin_borrow %5, loc "Lamp.swift":4:3, scope 1
        %7 = apply %6() : $@callee_guaranteed () -> (), loc * "Lamp.swift":4:3, scope 1
        %8 = function_ref @$s4same : $@convention(thin) () -> (), loc "Lamp.swift":4:3, scope 1
        %9 = apply %8() : $@convention(thin) () -> (), loc "Lamp.swift":4:3, scope 1
        %10 = witness_method $Self, #Switching.turn : (Self) -> () -> (), %0 : $Self, loc "Lamp.swift":5:3, scope 1
      }
      sil hidden [ossa] @$s4else : $@convention(method) (@guaranteed Lamp) -> () {
        %1 = witness_method $Self, #Switching.turn : (Self) -> () -> (), %0 : $Self, loc "Lamp.swift":2:3, scope 1
      }
      """
    let calls = IndirectCalls(in: module, entered: entered, types: ["Switching", "Lamp"])
    #expect(calls.protocolCalls == 2)
    #expect(calls.overridableCalls == 2)
    #expect(calls.closureCalls == 2)
  }

  @Test(.enabled(if: ComparedPatterns.areThere))
  func `counts an object of a class, and of what the class inherits from, once`() throws {
    let classes = try ClassTable(ParsedSource.all(in: "Sources/RoundTable"))
    let found = classes.components([
      "RTEModuleCore", "LoginModuleCore", "LoginModuleCore", "RTEModulePipeline", "RTEModuleViewStandalone",
      "LoginModulePrimaryView",
    ])
    #expect(found == ["LoginModuleCore", "LoginModulePrimaryView", "RTEModulePipeline"])
  }
}

@Suite struct `Figures` {
  @Test func `have three digits that mean something`() {
    let texts = [0.05234, 0.9999, 1.0549, 12.34, 99.96, 1234.5, 0].map(Figure.digits)
    #expect(texts == ["0.052", "1.00", "1.05", "12.3", "100", "1234", "0"])
    #expect(Figure.digits(.nan) == "–")
    #expect([412, 3_210, 1_200_000, 2e9].map(Figure.time) == ["412 ns", "3.21 µs", "1.20 ms", "2.00 s"])
    #expect(Figure.median([3, 1, 2]) == 2)
    #expect(Figure.median([4, 1]) == 2.5)
    #expect(Figure.median([]) == nil)
  }
}
