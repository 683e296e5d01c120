extension Help {
  static let exploreText = """
    quartet explore [DIR] writes a page on which you step through every scenario,
    see what the patterns do side by side, and compare their code. Open it in a
    browser; it needs no server and no network.

    DIR  a new or an empty folder, or one that this command has written; without
         it, .build/explore in the package

    Options:
      --open        open the page
      -h, --help    print this text

    If nothing has changed, nothing is written again.

    \(tracedCopy)

    Examples:
      quartet explore
      quartet explore patterns --open

    The exit status is 0, or 2 for wrong arguments and errors.
    """
}
