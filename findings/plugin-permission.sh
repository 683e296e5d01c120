#!/usr/bin/env bash
# SwiftPM passes a permission that comes after a plugin's verb on to the plugin.
#
# Seen with Swift 6.2.3 and 6.3.1. If a plugin needs a permission, SwiftPM's error says "Use `--allow-writing-to-package-directory`
# to allow this", not where. Before the verb, SwiftPM takes the option away. After the verb, it uses the option, and the plugin
# also gets it as an argument; a plugin that refuses unknown options fails.
# Concerns: authors of command plugins that write files. Ignore the option in the plugin.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift --version 2>/dev/null | head -n 1
mkdir -p "$work"/{Plugins/show,Sources/Lib}
echo 'let number = 1' >"$work/Sources/Lib/Lib.swift"
cat >"$work/Package.swift" <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shown",
  targets: [
    .target(name: "Lib"),
    .plugin(
      name: "show",
      capability: .command(
        intent: .custom(verb: "show", description: "Prints its arguments."),
        permissions: [.writeToPackageDirectory(reason: "It shows the option.")])),
  ]
)
SWIFT
cat >"$work/Plugins/show/Show.swift" <<'SWIFT'
import PackagePlugin

@main struct Show: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) { print("arguments:", arguments) }
}
SWIFT
option=--allow-writing-to-package-directory
show() { swift package --package-path "$work" "$@" 2>"$work/errors" | tee "$work/output"; }
show "$option" show one
grep -qx 'arguments: \["one"\]' "$work/output"
show show one "$option"
grep -qx "arguments: \\[\"one\", \"$option\"\\]" "$work/output"
