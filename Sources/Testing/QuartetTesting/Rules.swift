#if os(Linux) || os(macOS)
  @_exported public import QuartetPatternRules
#endif
