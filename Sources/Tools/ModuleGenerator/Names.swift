import Foundation
import QuartetArguments

// Which names would not compile.

extension Pattern {
  /// Refuses a name whose types would have the names of the kit's or UIKit's.
  func checkTypes(of name: String) throws(UsageError) {
    let isUIKits = name.hasPrefix("UI") && name.dropFirst(2).first?.isLowercase != true
    guard !isUIKits, !takenNames.contains(name) else {
      throw UsageError(
        "\(isUIKits ? "UIKit" : kit) has types that begin with \(name)", advice: "Choose another name.")
    }
  }
}

extension Template {
  /// The names of modules that would declare a type that the module declares, too.
  ///
  /// `RatingInteraction` is one for `Rating`: both have a `RatingInteractionAssembler`.
  func namesWithSameTypes(as name: String) -> Set<String> {
    let lines = files.flatMap(\.parts).filter { !$0.isMarked }.flatMap(\.lines)
      .filter { $0.contains(" Review") }
    let declaration = /(class|enum|func|protocol|struct|typealias) Review([A-Za-z]*)/
    let endings = Set(lines.flatMap { $0.matches(of: declaration).map { String($0.2) } })
    var names: Set<String> = []
    for long in endings {
      for short in endings where long != short && long.hasSuffix(short) {
        let difference = String(long.dropLast(short.count))
        names.insert(name + difference)
        if name.hasSuffix(difference) { names.insert(String(name.dropLast(difference.count))) }
      }
    }
    return names
  }

  /// Refuses children whose members would have the name of another member, such as `doneButton` of a child `Done`.
  func checkMembers(_ names: Names, _ children: [Child]) throws(UsageError) {
    for file in files {
      func words(isChild: Bool, _ child: String) -> Set<String> {
        let lines = file.parts.filter { $0.isMarked == isChild }.flatMap(\.lines)
          .filter { !$0.contains("//") && (!isChild || $0.namesChild) }
        let words = lines.flatMap { $0.split { !$0.isLetter }.map(String.init) }
          .filter { !isChild || $0.namesChild && $0.lowercased() != "rating" }
        return Set(rename(words, names, child: child))
      }
      var taken = words(isChild: false, "")
      for child in children {
        let own = words(isChild: true, child.name)
        if let word = own.intersection(taken).min() {
          throw UsageError(
            "a child \(child.name) would declare \(word) a second time in \(names.module)",
            advice: "Choose another name for it.")
        }
        taken.formUnion(own)
      }
    }
  }
}
