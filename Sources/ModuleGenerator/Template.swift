import Foundation

/// The files of a module, with stand-ins for what differs.
///
/// `Example` and `example` stand for the module's name, `Detail` and `detail` for a child's, `App` for the target. A
/// line `// Path.swift` begins a file. `%if CONDITION`, `%else`, `%for Detail` (for each child) and `%end` choose lines.
struct Template {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A module that another one opens.
  struct Child {
    let name: String
    let conditions: Set<String>
  }

  /// The files in the order of the template, and the lines to paste into a parent as a file named `Wiring`.
  func files(
    name: String, lowercased: String? = nil, target: String, conditions: Set<String>, children: [Child]
  ) -> [(path: String, text: String)] {
    let names = ["Example": name, "example": lowercased ?? name.lowercasedFirstWord, "App": target]
    let rendered = render(lines[...], names, conditions, children).joined(separator: "\n")
    return rendered.split(separator: /(?m)^\/\/ (?=(?:[^ \n]+\.swift|Wiring)$)/).map { part in
      let halves = part.split(separator: "\n", maxSplits: 1)
      let text = halves[1].trimmingCharacters(in: .newlines) + "\n"
      // A list that ends with a child leaves a comma.
      return (String(halves[0]), text.replacing(/,(\n *\))/) { $0.1 })
    }
  }

  private func render(
    _ lines: ArraySlice<Substring>, _ names: [String: String], _ conditions: Set<String>, _ children: [Child]
  ) -> [String] {
    var rendered: [String] = []
    var rest = lines
    while let line = rest.popFirst() {
      guard line.hasPrefix("%") else {
        let words = /Example|example|Detail|detail|\bApp(?=Tests\b|\b)/
        rendered.append(String(line).replacing(words) { names[String($0.0)] ?? String($0.0) })
        continue
      }
      let (then, otherwise) = block(&rest)
      if line.hasPrefix("%for") {
        for child in children {
          let names = names.merging(["Detail": child.name, "detail": child.name.lowercasedFirstWord]) { $1 }
          rendered += render(then, names, conditions.union(child.conditions), children)
        }
      } else {
        let isTrue = conditions.contains(String(line.dropFirst("%if ".count)))
        rendered += render(isTrue ? then : otherwise, names, conditions, children)
      }
    }
    return rendered
  }

  /// Removes the lines up to the end of a block, and returns those before and after its `%else`.
  private func block(
    _ rest: inout ArraySlice<Substring>
  ) -> (then: ArraySlice<Substring>, otherwise: ArraySlice<Substring>) {
    let lines = rest
    var depth = 0
    var middle: Int?
    while let line = rest.popFirst() {
      let index = rest.startIndex - 1
      switch line.prefix(4) {
      case "%if ", "%for": depth += 1
      case "%els" where depth == 0: middle = index
      case "%end" where depth == 0:
        return (lines[lines.startIndex..<(middle ?? index)], lines[(middle.map { $0 + 1 } ?? index)..<index])
      case "%end": depth -= 1
      default: break
      }
    }
    return (lines, [])
  }
}

extension String {
  /// The name as a variable's: `rating` for `Rating`, `urlList` for `URLList`.
  var lowercasedFirstWord: String {
    let capitals = prefix { $0.isUppercase }.count
    let word = max(1, capitals == count ? capitals : capitals - 1)
    return prefix(word).lowercased() + dropFirst(word)
  }
}
