import Foundation

/// A line of a source file.
public nonisolated struct SourceLine: Sendable, Hashable {
  /// The file, relative to the package's folder.
  public let file: String
  /// The number of the line, from 1.
  public let line: Int
}

/// A function of a pattern, of the domain or of a screen, as the debug information describes it.
///
/// A recorder makes one for each function, so two are the same if they are identical.
public nonisolated final class CalledFunction: Sendable {
  /// The kind of a call.
  public enum Kind: String, Sendable, Encodable {
    /// Anything that the other cases do not name.
    case call
    /// It is a closure in the function that the name gives.
    case closure
    /// Makes an instance of the component.
    case made
    /// Frees an instance of the component.
    case freed
    /// Reads a property that is computed.
    case read
    /// Reads a stored property, changes a property, or is a part of making or freeing an instance.
    case detail

    /// Whether a function is called that its author wrote as one.
    var isCall: Bool { self == .call || self == .closure || self == .made }
  }

  /// The kind of a call.
  public let kind: Kind
  /// The type that declares it, `LoginPresenter`; for a function outside of types, its name without parameters.
  public let component: String
  /// The function: `didTapSignInButton()`.
  public let name: String
  /// Where it begins.
  public let place: SourceLine

  /// The component and the function.
  var title: String {
    switch kind {
    case .made: "+ \(component)"
    case .freed: "- \(component)"
    case .closure: "\(path) { }"
    case .call, .read, .detail: path
    }
  }

  private var path: String { name.hasPrefix("\(component)(") ? name : "\(component).\(name)" }

  /// Whether it only carries messages: the kits, and what PortableUIKit adds to UIKit.
  let isPlumbing: Bool
  /// Whether the domain declares it.
  var isDomains: Bool { folder == "Shared/Domain" }
  /// The folder of the target, or of the pattern: `Shared/Domain` of `Sources/Shared/Domain/Trunk.swift`.
  private let folder: String

  /// Whether a call is a message between components, or makes or frees one.
  ///
  /// - Parameter caller: The component's function that led here; what only carries messages lies between.
  func isMessage(from caller: CalledFunction?) -> Bool {
    if isPlumbing { return false }
    switch kind {
    case .detail: return false
    case .made where !isComponent: return false
    // An initializer that calls another one.
    case .made where caller?.kind == .made && caller?.component == component: return false
    case .read where Self.shared.contains(folder): return false
    case .made, .freed: return caller?.folder != folder || !Self.shared.contains(folder)
    case .call, .closure, .read:
      if folder == "Shared/Screens" { return false }
      guard let caller else { return true }
      if caller.component == component { return false }
      return caller.folder != folder || !Self.shared.contains(folder)
    }
  }

  /// Whether it is an object, or a structure of a pattern; other structures are values.
  private var isComponent: Bool { name.hasPrefix("__allocating_init") || !Self.shared.contains(folder) }

  /// The folders of targets that all patterns use.
  private static let shared: Set<String> = ["Shared/Domain", "Shared/Screens"]

  /// Reads a name that `swift demangle --simplified` printed.
  ///
  /// - Parameters:
  ///   - name: Such as `closure #1 in LoginPresenter.startAttempt()`.
  ///   - symbol: The mangled name.
  ///   - isComputed: Whether a property at this place is computed.
  init(named name: String, symbol: String, at place: SourceLine, isComputed: Bool) {
    self.place = place
    // Such as Sources, VIPERKit, PresenterKit, and the file.
    let folders = place.file.split(separator: "/")
    folder = folders.dropFirst().prefix(["Shared", "UIKit"].contains(folders.dropFirst().first) ? 2 : 1)
      .joined(separator: "/")
    isPlumbing = folders.count > 3 && folders[2].hasSuffix("Kit")
    var rest = name.replacing(/<[^<>]*>/, with: "")[...]
    if let inner = rest.range(of: " in ", options: .backwards) { rest = rest[inner.upperBound...] }
    for prefix in [" for ", " of "] {
      if let start = rest.range(of: prefix, options: .backwards) { rest = rest[start.upperBound...] }
    }
    rest = rest.trimmingPrefix("static ")
    let accessor = Self.accessors.first { rest.hasSuffix(".\($0)") }
    if let accessor { rest = rest.dropLast(accessor.count + 1) }
    let head = rest.prefix { $0 != "(" && $0 != "<" }
    let dot = head.lastIndex(of: ".")
    component = String(dot.map { head[..<$0] } ?? head)
    let base = head[(dot.map { head.index(after: $0) } ?? head.startIndex)...]
    self.name = base + rest.drop { $0 != "(" } + (accessor.map { ".\($0)" } ?? "")
    kind =
      switch true {
      case symbol.hasSuffix("fC"): .made
      case symbol.hasSuffix("fD"): .freed
      case accessor != nil && name.hasPrefix("closure #"): .closure
      // Of the domain, only methods count; what its values compute in a pattern's extension does not. A static property
      // is a constant.
      case accessor == "getter" && isComputed && !symbol.hasPrefix("$s13QuartetShared")
        && !symbol.hasSuffix("gZ"):
        .read
      case accessor != nil, ["fc", "fd", "fZ"].contains(symbol.suffix(2)): .detail
      case Self.initializations.contains(where: name.hasPrefix): .detail
      // An async function goes on after it was suspended; where it continues on its actor counts, and comes later.
      case symbol.firstMatch(of: /TQ\d+_$|TY0_$/) != nil: .detail
      case name.contains(" in "): .closure
      default: .call
      }
  }

  private static let accessors = [
    "getter", "setter", "modify", "read", "didset", "willset", "unsafeMutableAddressor",
  ]
  private static let initializations = [
    "variable initialization", "default argument", "one-time initialization", "property wrapper backing",
  ]
}
