import QuartetTesting

/// The lines of a folder that say in a comment that they break a rule, as "FILE:LINE".
///
/// - Parameter text: What the comment begins with.
nonisolated public func plantedViolations(in folder: String, by text: String = "") throws -> Set<String> {
  let places = try PackageFolder.files(in: folder, suffix: ".swift").flatMap { file in
    try PackageFolder.text(of: file).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("// violation: \(text)") }.map { "\(file):\($0.offset + 1)" }
  }
  return Set(places)
}
