#if os(Linux) || os(macOS)
  import Foundation

  /// The library of the toolchain that reads the index of a build.
  ///
  /// Every toolchain has the library, but not its header. So these are the functions of `indexstore.h` that the reader
  /// needs. `iovec` has the layout of `indexstore_string_ref_t`: a pointer and a length.
  nonisolated struct IndexStoreLibrary {
    typealias Handle = UnsafeMutableRawPointer
    typealias Name = UnsafePointer<CChar>
    typealias Failure = UnsafeMutablePointer<Handle?>?
    typealias Visit = @convention(c) (Handle?, Handle?) -> Bool
    typealias VisitName = @convention(c) (Handle?, iovec) -> Bool
    typealias Open = @convention(c) (Handle?, Name, Failure) -> Handle?
    typealias Close = @convention(c) (Handle?) -> Void
    typealias Text = @convention(c) (Handle?) -> iovec
    typealias Number = @convention(c) (Handle?) -> UInt32
    typealias Flags = @convention(c) (Handle?) -> UInt64
    typealias Part = @convention(c) (Handle?) -> Handle?
    typealias Each = @convention(c) (Handle?, Handle?, Visit) -> Bool
    typealias Place =
      @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void

    let openStore: @convention(c) (Name, Failure) -> Handle?
    let eachUnit: @convention(c) (Handle?, UInt32, Handle?, VisitName) -> Bool
    let openUnit, openRecord: Open
    let closeUnit, closeRecord: Close
    let mainFile, moduleName, dependencyName, name, usr: Text
    let dependencyKind, kind: Number
    let roles, relationRoles: Flags
    let symbol, relationSymbol: Part
    let eachDependency, eachOccurrence, eachRelation: Each
    let place: Place

    /// Opens the library beside the compiler that is in the path.
    init() throws {
      let info = try JSONDecoder().decode(Info.self, from: Toolchain.run(["swiftc", "-print-target-info"]))
      let folder = URL(fileURLWithPath: info.paths.runtimeResourcePath).deletingLastPathComponent().path
      let library = ["so", "dylib"].lazy.compactMap { dlopen("\(folder)/libIndexStore.\($0)", RTLD_LAZY) }
        .first
      func function<Function>(_ name: String) throws -> Function {
        guard let library, let address = dlsym(library, "indexstore_" + name) else {
          throw IndexStore.Unusable(problem: "There is no usable libIndexStore in \(folder).")
        }
        return unsafeBitCast(address, to: Function.self)
      }
      openStore = try function("store_create")
      eachUnit = try function("store_units_apply_f")
      openUnit = try function("unit_reader_create")
      openRecord = try function("record_reader_create")
      closeUnit = try function("unit_reader_dispose")
      closeRecord = try function("record_reader_dispose")
      mainFile = try function("unit_reader_get_main_file")
      moduleName = try function("unit_reader_get_module_name")
      dependencyName = try function("unit_dependency_get_name")
      name = try function("symbol_get_name")
      usr = try function("symbol_get_usr")
      dependencyKind = try function("unit_dependency_get_kind")
      kind = try function("symbol_get_kind")
      roles = try function("occurrence_get_roles")
      relationRoles = try function("symbol_relation_get_roles")
      symbol = try function("occurrence_get_symbol")
      relationSymbol = try function("symbol_relation_get_symbol")
      eachDependency = try function("unit_reader_dependencies_apply_f")
      eachOccurrence = try function("record_reader_occurrences_apply_f")
      eachRelation = try function("occurrence_relations_apply_f")
      place = try function("occurrence_get_line_col")
    }

    /// Calls a closure for each thing that a function of the library visits.
    func forEach(_ each: Each, of handle: Handle, _ body: (Handle) -> Void) {
      withoutActuallyEscaping(body) { body in
        withUnsafePointer(to: body) { context in
          _ = each(handle, Handle(mutating: context)) { context, handle in
            if let handle { context?.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(handle) }
            return true
          }
        }
      }
    }

    /// The names of the units of a store: one for each source that was compiled.
    func units(of store: Handle) -> [String] {
      var names: [String] = []
      withUnsafeMutablePointer(to: &names) { context in
        _ = eachUnit(store, 0, context) { context, name in
          context?.assumingMemoryBound(to: [String].self).pointee.append(IndexStoreLibrary.string(name))
          return true
        }
      }
      return names
    }

    static func string(_ text: iovec) -> String {
      String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: Int(text.iov_len)), as: UTF8.self)
    }

    private struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
  }
#endif
