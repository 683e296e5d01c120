extension Help {
  static let compareText = """
    quartet compare SCENARIO runs a scenario on several implementations and prints
    which functions of their components are called: as many implementations side by
    side as fit into the width of the terminal.

    SCENARIO  the name of a scenario from quartet list, or a file of steps

    Options:
      --step N           only step N; 0 is the start of the feature, and the number
                         after the last step is its end
      --pattern P ...    these implementations; without it, the four patterns
      -v, --verbose      every function; without it, only calls from one component
                         to another, what is made (+) and what is freed (-)
      --no-lines         no line numbers
      --counts           only a table in Markdown: how many messages there are, as
                         without -v, between how many components in how many files,
                         and how many functions are entered, as with -v
      --json             print one JSON object on standard output
      -h, --help         print this text

    A call is indented below its caller. After it is the line of the function in
    the file of its component. { } marks a closure. Arguments are not recorded.

    \(tracedCopy)

    The JSON object has a scenario and its steps. A step has a number, its text,
    and implementations, each with a name, an outcome, calls and counts. A call has
    a kind (call, closure, made, freed or detail), a component, a function, a file,
    a line, and the calls that it makes. The objects after the step are types; a
    reference has the positions of two objects, a property, and whether it is
    strong, weak or unowned.

    Examples:
      quartet compare L06-wrong-pair --step 4
      quartet compare L06-wrong-pair --pattern RVB VIPER --verbose
      quartet compare L06-wrong-pair --step 4 --counts
      quartet compare L06-wrong-pair --json > trace.json

    The exit status is 0, or 2 for wrong arguments and errors.
    """

  static let tracedCopy = """
    The calls are recorded in a copy of this command, built into .build/trace. The
    first use builds it, which takes about a minute.
    """
}
