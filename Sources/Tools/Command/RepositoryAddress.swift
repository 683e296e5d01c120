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
