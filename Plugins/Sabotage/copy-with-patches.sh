# Copies a folder of sources to OUTPUT/Sources/ and applies patches there, in their order.
#
#   sh copy-with-patches.sh SOURCES OUTPUT PATCH...
#
# It needs git, which comes with Swift everywhere, and works the same in a repository and outside of one.
set -eu

sources=$1
output=$2
shift 2
folder=Sources/$(basename "$sources")

rm -rf "$output/new"
mkdir -p "$output/new/Sources" "$output/$folder"
cp -R "$sources" "$output/new/$folder"

cd "$output/new"
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
export GIT_CEILING_DIRECTORIES="$(cd .. && pwd -P)" GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
for patch in "$@"; do
  if ! reason=$(git apply -C1 "$patch" 2>&1); then
    echo "$patch:1: error: this saboteur no longer applies to $folder:" \
      "make the change anew, and the patch from it" >&2
    echo "$reason" >&2
    exit 1
  fi
done

# What has not changed keeps its date, so that it is not compiled again.
find "$folder" -name '*.swift' | while read -r file; do
  cmp -s "$file" "$output/$file" && continue
  mkdir -p "$(dirname "$output/$file")"
  mv "$file" "$output/$file"
done
rm -rf "$output/new"
