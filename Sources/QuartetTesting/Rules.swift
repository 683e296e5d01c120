@_exported public import PatternRules
