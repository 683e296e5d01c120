@_exported public import QuartetPatternRules
