import Foundation
import QuartetCommand
import Testing

@testable import QuartetTrace
@testable import quartet

struct `The copy that records calls` {
  private let root = FileManager.default.temporaryDirectory.appending(path: "quartet-\(UUID().uuidString)")
  private var folder: URL { root.appending(path: "copy") }
  private var program: URL { folder.appending(path: "program") }
  private var object: URL { folder.appending(path: "object") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: object)
  }

  /// Whether the folder was empty, when the program is older than a date, or missing.
  private func isRemoved(ifOlderThan date: Date) throws -> Bool {
    var isNew: Bool?
    try BuiltProgram.alone(in: folder, with: program, ifOlderThan: date) { isNew = $0 }
    let isRemoved = !FileManager.default.fileExists(atPath: object.path)
    #expect(isNew == !FileManager.default.fileExists(atPath: program.path))
    return isRemoved
  }

  @Test func `A copy is built anew only if a finished program is older than the sources`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try !isRemoved(ifOlderThan: .now + 60), "The build was interrupted.")
    try Data().write(to: program)
    #expect(try !isRemoved(ifOlderThan: .now - 60))
    #expect(try isRemoved(ifOlderThan: .now + 60))
  }

  @Test func `One command at a time builds the copy`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let lock = open(folder.appendingPathExtension("lock").path, O_CREAT | O_RDWR, 0o644)
    defer { close(lock) }
    try BuiltProgram.alone(in: folder, with: program, ifOlderThan: .distantPast) { _ in
      #expect(flock(lock, LOCK_EX | LOCK_NB) != 0)
    }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
  }
}

struct `The address of a repository's files` {
  @Test(arguments: [
    "https://github.com/owner/name.git", "https://github.com/owner/name/\n", "git@github.com:owner/name.git",
    "ssh://git@github.com:22/owner/name.git", "https://user:token@github.com/owner/name",
  ])
  func `It comes from any form of a remote, without a password`(remote: String) {
    #expect(RepositoryAddress.files(ofRemote: remote) == "https://github.com/owner/name/blob/HEAD/")
  }

  @Test(arguments: ["/repositories/name", "../name", "file:///repositories/name", ""])
  func `A folder has none`(remote: String) {
    #expect(RepositoryAddress.files(ofRemote: remote) == nil)
  }
}

@Test func `Recorded calls get no names from a program that was linked again`() throws {
  let program = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: program) }
  try Data("old".utf8).write(to: program)
  let symbols = Symbols(package: "", folders: [], program: program.path)
  _ = try symbols.find(functions: [], calls: [])
  try Data("new".utf8).write(to: program, options: .atomic)
  #expect(throws: ProgramChanged.self) { try symbols.find(functions: [], calls: []) }
}
