import Foundation
import Testing

@testable import QuartetTrace

@Test func `Recorded calls get no names from a program that was linked again`() throws {
  let program = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: program) }
  try Data("old".utf8).write(to: program)
  let symbols = Symbols(package: "", folders: [], program: program.path)
  _ = try symbols.find(functions: [], calls: [])
  try Data("new".utf8).write(to: program, options: .atomic)
  #expect(throws: ProgramChanged.self) { try symbols.find(functions: [], calls: []) }
}
