extension Help {
  static let parityText = """
    quartet parity checks every implementation in every state that it can reach
    within a bound, and compares each step with the specification: what is shown,
    UIKit's warnings, and memory leaks. With --runs, it runs random steps instead.

    Options:
      --bound NAME ...   what is covered; default
      --early            take each step in the middle of each transition
      --choices          repeat it with other behaviour that UIKit leaves
                         unspecified: each pair of values of two choices
      --runs N           random steps: the number of runs; 1000
      --seed S           the seed of the first run; each next run adds 1; 1
      --steps N          the number of steps in a run; 60
      --jobs N           the number of processes; one for each processor
      --pattern P ...    only these implementations: names from quartet list
      --scenario FILE ...
                         run these files or scenarios instead of random steps
      --json             print one JSON object on standard output, and nothing else
      -h, --help         print this text

    Bounds: small, default, phone, elsewhere, accounts, windows, windows-modules,
    observers, gestures, texts.
    A bound names the steps that are taken in every state. The check is complete
    within it, on HeadlessUIKit. A debug build is slow: use swift run -c release.

    A seed gives the same steps on every machine, and the same choice where UIKit's
    behaviour is unspecified. Leaks (M1, M2) are checked for seeds divisible by 16.
    A difference is shrunk, and printed as a scenario that shows it.

    Each process checks some of the implementations. The result does not depend on
    --jobs. With 1, everything runs in this process.

    Examples:
      quartet parity
      quartet parity --bound windows observers --pattern RVB
      quartet parity --bound small --early --choices
      quartet parity --runs 1000000 --seed 20250101
      quartet parity --pattern RVB VIPER --steps 500
      quartet parity --scenario found.scenario
      quartet parity --json > parity.json

    The exit status is 0 if nothing differs, 1 if something differs, 2 for wrong
    arguments and errors, 130 if it was interrupted; then it prints the results
    until then.
    """
}
