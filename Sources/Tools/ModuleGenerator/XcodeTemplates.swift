import Foundation
import QuartetArguments

/// The same modules as file templates for Xcode, which “New File from Template” lists.
enum XcodeTemplates {
  /// Writes a folder for each pattern.
  ///
  /// - Returns: What was written, and what to do next.
  static func write(to destination: URL) throws(UsageError) -> String {
    var files: [(path: String, text: String)] = []
    for pattern in Pattern.all { files += try templates(of: pattern) }
    try Module.write(files, to: destination)
    return """
      \(Pattern.all.map { "Wrote \(Text.safe(destination.path))/\($0.name).xctemplate" }.joined(separator: "\n"))

      Next: move the folders to ~/Library/Developer/Xcode/Templates/File Templates/Quartet
      They were not tried with any version of Xcode yet.
      A module of Round Table gets a trunk of its own: replace it by that of your app.
      """
  }

  private static func templates(of pattern: Pattern) throws(UsageError) -> [(path: String, text: String)] {
    let name = "___VARIABLE_productName:identifier___"
    let folder = "\(pattern.name).xctemplate"
    let template = try Template(pattern, hasChildren: false)
    var files = template.render(Template.Names(module: "Rating", target: "App"), children: [])
      .filter { $0.path.hasPrefix("Sources/") }
    if pattern.kit == "RoundTable" { files.append(("Trunk.swift", try Template.trunk(isPublic: false))) }
    let copies = files.map { path, text in
      // Xcode cannot find out whether the app has a trunk, and has no way to lower the case of a name.
      let file = URL(filePath: path).lastPathComponent.replacing(/Rating|\.swift/, with: "")
      // A simple boundary is also between `.` and a letter.
      let words = text.replacing(/\bTrunk\b/.wordBoundaryKind(.simple), with: "\(name)Trunk")
        .replacing(/Rating|\brating/.wordBoundaryKind(.simple), with: name)
      return (path: "\(folder)/___FILEBASENAME___\(file).swift", text: words)
    }
    let option: [String: Any] = [
      "Identifier": "productName", "Name": "Module:", "Description": "The name of the module, such as Rating",
      "Type": "text", "Required": true, "NotPersisted": true,
    ]
    let info: [String: Any] = [
      "Kind": "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind",
      "Platforms": ["com.apple.platform.iphoneos"], "Options": [option],
    ]
    let list = try? PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    return copies + [("\(folder)/TemplateInfo.plist", String(decoding: list ?? Data(), as: UTF8.self))]
  }
}
