extension Help {
  static let parityText = """
    quartet parity runs random steps on every implementation and compares each with
    the specification: what is shown, UIKit's warnings, and memory leaks.

    Options:
      --runs N           the number of runs; 1000
      --seed S           the seed of the first run; each next run adds 1; 1
      --steps N          the number of steps in a run; 60
      --jobs N           the number of processes; one for each processor
      --pattern P ...    only these implementations: names from quartet list
      --scenario FILE ...
                         run these files or scenarios instead of random steps
      --json             print one JSON object on standard output, and nothing else
      -h, --help         print this text

    A seed gives the same steps on every machine, and the same choice where UIKit's
    behaviour is unspecified. Leaks (M1, M2) are checked for seeds divisible by 16.
    A difference is shrunk, and printed as a scenario that shows it.

    The result does not depend on --jobs. With 1, everything runs in this process.

    Coverage is the number of rules of Docs/Feature.md, of states (the screen on
    top and its phase), and of pairs (a kind of step in a state) that occurred.

    Examples:
      quartet parity
      quartet parity --runs 1000000 --seed 20250101
      quartet parity --pattern RVB VIPER --steps 500
      quartet parity --scenario found.scenario
      quartet parity --json > parity.json

    The exit status is 0 if nothing differs, 1 if something differs, 2 for wrong
    arguments and errors, 130 if it was interrupted; then it prints the results
    until then.
    """
}
