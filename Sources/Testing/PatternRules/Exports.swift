// A test reads files of its own package with `PackageFolder`.
@_exported public import QuartetToolchain
