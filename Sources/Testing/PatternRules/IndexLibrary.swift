import Foundation
import QuartetToolchain

/// The library of a toolchain that reads the compiler's index.
///
/// Every toolchain has it, but not its header `indexstore.h`. So these are the types of its functions, without
/// "indexstore_" in their names. `iovec` has the layout of `indexstore_string_ref_t`: a pointer and a length.
nonisolated struct IndexLibrary {
  typealias Handle = UnsafeMutableRawPointer
  typealias OpenStore = @convention(c) (UnsafePointer<CChar>, Handle?) -> Handle?
  typealias Open = @convention(c) (Handle?, UnsafePointer<CChar>, Handle?) -> Handle?
  typealias Close = @convention(c) (Handle?) -> Void
  typealias Text = @convention(c) (Handle?) -> iovec
  typealias Number = @convention(c) (Handle?) -> UInt32
  typealias Flags = @convention(c) (Handle?) -> UInt64
  typealias Part = @convention(c) (Handle?) -> Handle?
  typealias Place =
    @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  typealias Each =
    @convention(c) (Handle?, Handle?, @convention(c) (Handle?, Handle?) -> Bool) -> Bool

  let openStore: OpenStore
  let openUnit: Open, closeUnit: Close, mainFile: Text, module: Text
  let eachDependency: Each, dependencyKind: Number, dependencyName: Text
  let openRecord: Open, closeRecord: Close, eachOccurrence: Each
  let symbol: Part, roles: Flags, place: Place
  let eachRelation: Each, relatedSymbol: Part, relatedRoles: Flags
  let usr: Text, name: Text, kind: Number

  /// Opens the library of the compiler that is in the path, for an index.
  init(for index: String) throws {
    let folder = URL(fileURLWithPath: try Toolchain.paths().runtimeResourcePath)
      .deletingLastPathComponent().path
    let library = ["so", "dylib"].lazy.compactMap { dlopen("\(folder)/libIndexStore.\($0)", RTLD_LAZY) }.first
    func function<Function>(_ name: String) throws -> Function {
      guard let library, let address = dlsym(library, "indexstore_" + name) else {
        throw IndexStore.Unusable(problem: "There is no usable libIndexStore in \(folder).", path: index)
      }
      return unsafeBitCast(address, to: Function.self)
    }
    openStore = try function("store_create")
    openUnit = try function("unit_reader_create")
    closeUnit = try function("unit_reader_dispose")
    mainFile = try function("unit_reader_get_main_file")
    module = try function("unit_reader_get_module_name")
    eachDependency = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    openRecord = try function("record_reader_create")
    closeRecord = try function("record_reader_dispose")
    eachOccurrence = try function("record_reader_occurrences_apply_f")
    symbol = try function("occurrence_get_symbol")
    roles = try function("occurrence_get_roles")
    place = try function("occurrence_get_line_col")
    eachRelation = try function("occurrence_relations_apply_f")
    relatedSymbol = try function("symbol_relation_get_symbol")
    relatedRoles = try function("symbol_relation_get_roles")
    usr = try function("symbol_get_usr")
    name = try function("symbol_get_name")
    kind = try function("symbol_get_kind")
  }

  /// Calls a closure for each thing that a function of the library visits.
  static func forEach(_ each: Each, of handle: Handle, _ body: (Handle) -> Void) {
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) { context in
        _ = each(handle, Handle(mutating: context)) { context, handle in
          if let handle { context?.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(handle) }
          return true
        }
      }
    }
  }

  static func string(_ text: iovec) -> String {
    String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: Int(text.iov_len)), as: UTF8.self)
  }
}
