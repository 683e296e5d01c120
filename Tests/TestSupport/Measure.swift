// The tests look at the sources through what counts them: ParsedSource and Tool.
@_exported public import Measure
