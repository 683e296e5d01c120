import Arguments
import Foundation

/// The same templates for Xcode: a folder for each variant of a pattern, which “New File from Template” lists.
enum XcodeTemplates {
  /// Writes the folders.
  ///
  /// - Returns: What was written, and what to do next.
  static func write(to destination: URL) throws(UsageError) -> String {
    var written: [String] = []
    do {
      for pattern in Pattern.all {
        for variant in pattern.variants {
          let folder = destination.appending(path: "\(pattern.name) \(variant.name).xctemplate")
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try write(pattern.template, variant.conditions, to: folder)
          written.append("Wrote \(folder.path)")
        }
      }
    } catch {
      throw UsageError("\(destination.path) cannot be written", advice: "Choose a new folder.")
    }
    return """
      \(written.joined(separator: "\n"))

      Next: move the folders to ~/Library/Developer/Xcode/Templates/File Templates/Quartet
      A module of Round Table gets a trunk of its own: replace it by that of your app.
      """
  }

  private static func write(_ template: Template, _ conditions: Set<String>, to folder: URL) throws {
    let name = "___VARIABLE_productName:identifier___"
    let files = template.files(
      name: name, lowercased: name, target: "App", conditions: conditions.union(["trunk"]), children: [])
    for file in files where file.path.hasPrefix("Sources/") {
      // Xcode cannot find out whether the app has a trunk.
      let fileName = URL(filePath: file.path).lastPathComponent
        .replacing(name, with: "___FILEBASENAME___").replacing(/^Trunk/, with: "___FILEBASENAME___Trunk")
      let text = file.text.replacing(/\bTrunk\b/, with: "\(name)Trunk")
      try Data(text.utf8).write(to: folder.appending(path: fileName), options: .withoutOverwriting)
    }
    let option: [String: Any] = [
      "Identifier": "productName", "Name": "Module:", "Description": "The name of the module, such as Rating",
      "Type": "text", "Required": true, "NotPersisted": true,
    ]
    let info: [String: Any] = [
      "Kind": "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind",
      "Platforms": ["com.apple.platform.iphoneos"], "Options": [option],
    ]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appending(path: "TemplateInfo.plist"), options: .withoutOverwriting)
  }
}
