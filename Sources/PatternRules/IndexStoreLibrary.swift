import Foundation

/// The library of the toolchain that reads the index of a build.
///
/// Every toolchain has the library, but not its header. So these are the types of its functions. `iovec` has the layout
/// of `indexstore_string_ref_t`: a pointer and a length.
nonisolated struct IndexStoreLibrary {
  typealias Handle = UnsafeMutableRawPointer
  typealias Name = UnsafePointer<CChar>
  typealias OpenStore = @convention(c) (Name, Handle?) -> Handle?
  typealias Open = @convention(c) (Handle?, Name, Handle?) -> Handle?
  typealias Close = @convention(c) (Handle?) -> Void
  typealias Text = @convention(c) (Handle?) -> iovec
  typealias Number = @convention(c) (Handle?) -> UInt32
  typealias Flags = @convention(c) (Handle?) -> UInt64
  typealias Part = @convention(c) (Handle?) -> Handle?
  typealias Place =
    @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  typealias Each = @convention(c) (Handle?, Handle?, @convention(c) (Handle?, Handle?) -> Bool) -> Bool

  private let folder: String
  private let library: Handle?

  /// Opens the library beside the compiler that is in the path.
  init() throws {
    let resources = try Toolchain.paths().runtimeResourcePath
    let folder = URL(fileURLWithPath: resources).deletingLastPathComponent().path
    self.folder = folder
    library = ["so", "dylib"].lazy.compactMap { dlopen("\(folder)/libIndexStore.\($0)", RTLD_LAZY) }.first
  }

  /// A function of `indexstore.h`, without "indexstore_".
  func function<Function>(_ name: String) throws -> Function {
    guard let library, let address = dlsym(library, "indexstore_" + name) else {
      throw IndexStore.Unusable(problem: "There is no usable libIndexStore in \(folder).", path: folder)
    }
    return unsafeBitCast(address, to: Function.self)
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
