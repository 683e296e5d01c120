import Foundation

/// The types of declarations, which the index has in mangled names only.
nonisolated extension Symbol {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  // A function of the standard library.
  private static let demangle: Demangle? = dlsym(dlopen(nil, RTLD_LAZY), "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  /// A declaration such as "App.Login.name : Swift.String?"; empty if it is not Swift's.
  private var demangled: String {
    let name = "$s" + usr.dropFirst(2)
    guard usr.hasPrefix("s:"), let text = Self.demangle?(name, name.utf8.count, nil, nil, 0)
    else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  /// The name of a type with those of its module and of the types around it.
  var path: String {
    let objectiveC = usr.split { "@()".contains($0) }
    if usr.hasPrefix("c:@M@"), objectiveC.count > 4 { return "\(objectiveC[2]).\(objectiveC.last ?? "")" }
    return Self.paths(in: demangled[...]).first ?? name
  }

  /// The paths of the types in a property's type, or in a function's result.
  var typePaths: Set<String> {
    let text = demangled
    let type = (text.firstRange(of: " : ") ?? Self.arrow(in: text)).map { text[$0.upperBound...] } ?? ""
    return Set(Self.paths(in: type)).subtracting(["Swift.Optional"])
  }

  /// Whether it is a property whose type has a function.
  var isClosure: Bool { kind == .property && demangled.contains("->") }

  /// The paths of the types in a function's parameters.
  var parameterPaths: Set<String> {
    let text = demangled
    guard let start = text.firstIndex(of: "("), let end = Self.arrow(in: text)?.lowerBound, start < end
    else { return [] }
    return Set(Self.paths(in: text[start..<end]))
  }

  /// The names with dots. A private declaration is "App.(name in _5E0D…)".
  private static func paths(in text: Substring) -> [String] {
    text.replacing("(", with: text.contains(" in _") ? "" : "(").split {
      !($0.isLetter || $0.isNumber || "._".contains($0))
    }
    .filter { $0.contains(".") && $0.first != "." }.map(String.init)
  }

  /// The arrow before the result, which is in no parentheses.
  private static func arrow(in text: String) -> Range<String.Index>? {
    text.ranges(of: "->").first { arrow in
      text[..<arrow.lowerBound].count { $0 == "(" } == text[..<arrow.lowerBound].count { $0 == ")" }
    }
  }
}
