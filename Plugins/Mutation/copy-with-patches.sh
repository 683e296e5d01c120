# Copies parts of a pattern's sources to OUTPUT/Sources/PATTERN and applies patches there, in their order.
#
#   sh copy-with-patches.sh PACKAGE PATTERN "Kit Sample" OUTPUT PATCH...
#
# It needs git, which every installation of Swift needs too, and works inside and outside of a repository.
set -eu

package=$1
pattern=$2
parts=$3
output=$4
shift 4
folder=Sources/$pattern

rm -rf "$output/new"
mkdir -p "$output/new/$folder"
for part in $parts; do
  cp -R "$package/$folder/$part" "$output/new/$folder/$part"
done

cd "$output/new"
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
export GIT_CEILING_DIRECTORIES="$(cd .. && pwd -P)" GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
for patch in "$@"; do
  if ! reason=$(git apply -C1 "$patch" 2>&1); then
    echo "$patch:1: error: this patch no longer applies to $folder:" \
      "make the change again, and a new patch from it" >&2
    echo "$reason" >&2
    exit 1
  fi
done

find "$folder" -name '*.swift' | while read -r file; do
  # The copied kit is part of the same module.
  case $parts in
  *Kit*) sed "/^[a-z@_ ]*import $pattern\$/d" "$file" > "$file.tmp" && mv "$file.tmp" "$file" ;;
  esac
  # A file that has not changed keeps its date, so that it is not compiled again.
  cmp -s "$file" "$output/$file" && continue
  mkdir -p "$(dirname "$output/$file")"
  mv "$file" "$output/$file"
done
rm -rf "$output/new"
