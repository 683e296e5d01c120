import QuartetCommand
import Testing

@Suite struct `The address of a repository's files` {
  @Test(arguments: [
    "https://github.com/owner/name.git", "https://github.com/owner/name/\n", "git@github.com:owner/name.git",
    "ssh://git@github.com:22/owner/name.git", "https://user:token@github.com/owner/name",
  ])
  func `It comes from any form of a remote, without a password`(remote: String) {
    #expect(RepositoryAddress.files(ofRemote: remote) == "https://github.com/owner/name/blob/HEAD/")
  }

  @Test(arguments: ["/work/main", "../main", "file:///work/main", ""])
  func `A folder has none`(remote: String) {
    #expect(RepositoryAddress.files(ofRemote: remote) == nil)
  }
}
