package import Foundation
import QuartetToolchain

/// The copy of `quartet-study` that records calls: a build with other flags, in a folder of its own.
package enum RecordingCopy {
  /// The folder of the package, whose sources traces refer to.
  package static let package = PackageFolder.url()

  package static let help = """
    The calls are recorded in another program, in .build/trace. The first use
    builds it, in about half a minute on two cores.
    """
}

/// When a file was last changed; long ago if there is none.
package func modificationDate(ofFileAt path: String) -> Date {
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return attributes?[.modificationDate] as? Date ?? .distantPast
}

/// Where the files of a Git repository are in the web.
package enum RepositoryAddress {
  /// The address that the path of a file follows, without a user's name and password; nil if the remote is a folder.
  package static func files(ofRemote remote: String) -> String? {
    let address =
      /\s*(?:(?:https?|ssh|git):\/\/(?:[^\/]+@)?|[^@:\/]+@)([^@:\/]+)(?::\d+(?=\/))?[:\/]+(.+?)(?:\.git)?\/*\s*/
    guard let (_, host, path) = try? address.wholeMatch(in: remote)?.output else { return nil }
    return "https://\(host)/\(path)/blob/HEAD/"
  }
}
