# Prints the declarations on the added and removed lines of a patch: the number of the hunk, the file, the sign, the kind (type,
# function, or member of a protocol or an enum), and the name. A hunk's header says which declaration it is in.
/^diff / { file = substr($3, 3) }
/^@@/ { hunk++; sub(/^@@[^@]*@@ ?/, ""); scope = $0; next }
!/^[-+ ]/ || /^(---|[+][+][+]) / { next }
{
  sign = substr($0, 1, 1); line = substr($0, 2); top = line ~ /^[a-z@]/
  while (sub(/^ *(@[A-Za-z]+(\([^)]*\))?|public|private|fileprivate|final|static|override|mutating|nonisolated|weak|lazy|indirect|convenience|required) +/, "", line));
  sub(/^ +/, "", line)
  kind = ""
  if (line ~ /^(class|struct|enum|protocol|actor|typealias|associatedtype) [A-Za-z]/) kind = "type"
  if (line ~ /^(func |init[?]?[(<]|subscript)/) kind = "function"
  if (!top && scope ~ /(^| )protocol / && (kind || line ~ /^var /)) kind = "member"
  if (line ~ /^case [a-z]/ && line !~ /^case (let|is|nil|true|false)[ :,]/) kind = "member"
  if (top) scope = line
  if (!kind || sign == " ") next
  sub(/^(class|struct|enum|protocol|actor|typealias|associatedtype|func|var|case) /, "", line)
  match(line, /^[A-Za-z0-9_]+/)
  print hunk, file, sign, kind, substr(line, 1, RLENGTH)
}
