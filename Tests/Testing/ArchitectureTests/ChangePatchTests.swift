#if os(Linux)
  import Foundation
  import QuartetPatternRules
  import Testing

  nonisolated struct `The patches of the changes` {
    // A shallow clone has no files of the dated commit: there, Git only reads each patch.
    private static let script = """
      set -eu
      git() { command git -c safe.directory="$PWD" "$@"; }
      folder=$(mktemp -d)
      trap 'rm -rf "$folder"' EXIT
      export GIT_ALTERNATE_OBJECT_DIRECTORIES=$(git rev-parse --path-format=absolute --git-path objects)
      export GIT_OBJECT_DIRECTORY=$folder GIT_INDEX_FILE=$folder/index
      commit=$(sed -n 's/.*commit `\\([0-9a-f]*\\)` of.*/\\1/p' Docs/Changes/README.md)
      for change in Docs/Changes/*/; do
        set -- Docs/Changes/mvvm.patch "$change/change.patch"
        for patch; do git apply --numstat "$patch"; done
        git cat-file -e "$commit^{commit}" 2>/dev/null || continue
        git read-tree "$commit"
        git apply --cached --whitespace=nowarn "$@"
      done
      """

    @Test func `Each applies to the dated commit, after those that it needs`() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", Self.script]
      process.currentDirectoryURL = PackageFolder.url()
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }
#endif
