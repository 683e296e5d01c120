public import Foundation

/// The folder of the package that a source file belongs to.
public nonisolated enum PackageFolder {
  /// The nearest folder above a file that contains `Package.swift`.
  public static func url(of file: String = #filePath) -> URL {
    let folders = URL(fileURLWithPath: file).deletingLastPathComponent().withFoldersAbove
    return folders.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    } ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }

  /// The text of a file of the package.
  public static func text(of path: String, file: String = #filePath) throws -> String {
    try String(contentsOf: url(of: file).appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files in a folder of the package whose names end as given, sorted, without those of
  /// documentation catalogs; empty if there is no such folder.
  public static func files(in folder: String, suffix: String, file: String = #filePath) -> [String] {
    let path = url(of: file).appendingPathComponent(folder).path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { $0.hasSuffix(suffix) && !$0.contains(".docc/") }.sorted().map {
      "\(folder)/\($0)"
    }
  }
}

nonisolated extension URL {
  /// The folder, the one that contains it, and so on.
  package var withFoldersAbove: some Sequence<URL> {
    sequence(first: self) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
  }
}
