# Copies a folder of sources to OUTPUT/FOLDER and applies patches there, in their order. Adds the tests, and the list of
# the mutants: a patch `stale-reply.patch` adds the mutant `staleReply`.
#
#   sh copy-with-patches.sh PACKAGE FOLDER OUTPUT PATCH...
#
# It needs git, which every installation of Swift needs too, and works inside and outside of a repository.
set -eu

package=$1
folder=$2
output=$3
shift 3

rm -rf "$output/new"
mkdir -p "$output/new/$folder"
cp -R "$package/$folder/." "$output/new/$folder"
# The adapters to other patterns need what only targets of the package can use.
rm -rf "$output/new/$folder/Mixed"

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

# Kit and sample are one module here, so the sample does not import the kit. VIPER's has two modules.
kit=$(basename "$folder")
find "$folder" -name '*.swift' ! -path '*.docc/*' | while read -r file; do
  sed -e "/^[a-z@_ ]*import $kit\$/d" -e '/^[a-z@_ ]*import VIPERPresenterKit$/d' "$file" > "$file.tmp"
  # A file that has not changed keeps its date, so that it is not compiled again.
  if cmp -s "$file.tmp" "$output/$file"; then continue; fi
  mkdir -p "$(dirname "$output/$file")"
  mv "$file.tmp" "$output/$file"
done
rm -rf "$output/new"

cp -p "$package/Tests/Mutants/Shared/MutantTests.swift" "$output"
{
  echo 'enum Mutant: String, CaseIterable {'
  for patch in "$@"; do
    basename "$patch" .patch | awk -F - '{
      printf "  case %s", $1
      for (i = 2; i <= NF; i++) printf "%s%s", toupper(substr($i, 1, 1)), substr($i, 2)
      printf " = \"%s\"\n", $0
    }'
  done
  echo '}'
} > "$output/MutantList.tmp"
cmp -s "$output/MutantList.tmp" "$output/MutantList.swift" || cp "$output/MutantList.tmp" "$output/MutantList.swift"
rm "$output/MutantList.tmp"
