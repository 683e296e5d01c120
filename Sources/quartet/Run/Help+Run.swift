extension Help {
  static let runText = """
    quartet run [WHAT ...] runs scenarios on every implementation and prints how
    many passed. A difference comes first: the rule that is broken, the shortest
    steps that show it, and what was expected and shown.

    WHAT  a rule (L6), a section (Login), the name of a scenario, or a part of its
          name or title; without it, every scenario runs

    Options:
      --pattern P ...    only these implementations: names from quartet list
      --mix SCREEN=P,... an app that mixes patterns: quartet parity --help
      -v, --verbose      also print a row for each scenario
      --json             print one JSON object on standard output
      -h, --help         print this text

    Examples:
      quartet run L6
      quartet run links comment --pattern RVB VIPER
      quartet run L06-wrong-pair --json
    """
}
