import QuartetArguments
import Foundation

/// Lines to add to a file of a parent that exists, so that it opens a child.
struct Addition: CustomStringConvertible {
  let path: String
  /// How many lines of the file come before them.
  let line: Int
  /// The last of these lines.
  let previous: String
  /// Lines of the file after that, which these take the place of.
  let replaced: [String]
  let lines: [String]

  var description: String {
    let place =
      line == 0 ? "at the beginning" : "after: \(Text.safe(previous.trimmingCharacters(in: .whitespaces)))"
    let old =
      replaced.isEmpty
      ? "" : "\ninstead of:\n" + replaced.map { Text.safe($0) }.joined(separator: "\n") + "\nwrite:"
    return "\(path):\(max(1, line)): \(place)\(old)\n\(lines.joined(separator: "\n"))"
  }
}

extension Template {
  /// What a parent's files lack to open a child. The files may have been changed since they were generated.
  func additions(of child: Child, to names: Names, in folder: URL) throws(UsageError) -> [Addition] {
    var names = names
    names.isPublic = false
    let leaf = try Template(pattern, hasChildren: false, variant)
    var additions: [Addition] = []
    for (file, leafFile) in zip(files, leaf.files) {
      let url = folder.appending(path: rename(file.path, names, child: nil))
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw UsageError(
          "\(Text.argument(url.path)) cannot be read",
          advice: "Name a parent whose files have the names with which they were generated.")
      }
      let leafLines = rename(leafFile.parts.flatMap(\.lines), names, child: nil)
      additions += self.additions(
        of: child, to: file, names, text: text, leafLines: Set(leafLines.withContext))
    }
    return additions
  }

  /// - Parameter leafLines: What a module has without children. If the file lacks one of them, the app has deleted it.
  private func additions(
    of child: Child, to file: File, _ names: Names, text: String, leafLines: Set<String>
  ) -> [Addition] {
    var names = names
    let path = rename(file.path, names, child: nil)
    let existing = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let bare = existing.map { $0.replacingOccurrences(of: "public ", with: "") }.withContext
    let own = rename(file.parts.filter { !$0.isMarked }.flatMap(\.lines), names, child: nil).withContext
    var (missing, added): (Set<Int>, Set<Int>) = ([], [])
    for change in bare.difference(from: own) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var found: [Int] = []
    for index in existing.indices where !added.contains(index) {
      // The first line that reads so: what follows belongs to another child.
      found.append(bare[((found.last ?? -1) + 1)...].firstIndex(of: bare[index]) ?? index)
    }
    names.isPublic = text.contains("public ")

    var additions: [Addition] = []
    var lines: [String] = []
    var replaces = false
    var foundCount = 0
    func end() {
      guard !lines.isEmpty else { return }
      let line = foundCount == 0 ? 0 : found[foundCount - 1] + 1
      let old = bare[line...].prefix { leafLines.contains($0) && !own.contains($0) }
      additions.append(
        Addition(
          path: path, line: line, previous: existing[..<line].last { !$0.isEmpty } ?? "",
          replaced: replaces ? Array(existing[old.indices]) : [], lines: lines))
      (lines, replaces) = ([], false)
    }
    var index = 0
    for part in file.parts {
      for line in part.lines {
        if part.isMarked {
          lines.append(rename(line, names, child: child.name))
          continue
        }
        if !missing.contains(index) {
          end()
          foundCount += 1
        } else if !leafLines.contains(own[index]), !line.contains("//") {
          lines.append(rename(line, names, child: nil))
          replaces = true
        }
        index += 1
      }
    }
    end()
    if !additions.isEmpty, let target = child.target, !text.contains("import \(target)\n") {
      let isPublic = imports(of: file, names, [child]).contains { $0.target == target && $0.isPublic }
      let line = (existing.lastIndex(where: \.isImport) ?? -1) + 1
      additions.insert(
        Addition(
          path: path, line: line, previous: line == 0 ? "" : existing[line - 1], replaced: [],
          lines: ["\(isPublic ? "public " : "")import \(target)"]), at: 0)
    }
    return additions
  }
}

extension [String] {
  /// The lines, where those that are alike differ: a line that closes something contains the line that opens it, and an
  /// empty line contains the next one.
  fileprivate var withContext: [String] {
    func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    func closes(_ line: String) -> Bool {
      line.isEmpty || "})".contains(line.drop { $0 == " " }.first ?? " ")
    }
    return indices.map { index in
      let line = self[index]
      if line.isEmpty { return "\n" + (self[index...].first { !$0.isEmpty } ?? "") }
      guard closes(line) else { return line }
      return line + (self[..<index].last { $0.opens && indentation($0) == indentation(line) } ?? "")
    }
  }
}
