/// The chapter "Growth" of Docs/Costs.md.
extension GrowthFigures {
  /// Writes the figures into the page, and the charts.
  func writeChapter() throws {
    for chart in charts { try chart.write() }
    var page = try CostsPage()
    try renew(&page)
    try page.write()
  }

  /// Renews the figures of the chapter.
  func renew(_ page: inout CostsPage) throws {
    let heading = "## Growth"
    if let machine {
      try page.renew(
        lineBeginning: Machine.sentence,
        "\(machine). Other programs used the processor: repeated builds differed by up to a third.",
        below: heading)
    }
    let times = apps.compactMap(\.unchangedSeconds).sorted()
    if let least = times.first, let most = times.last {
      try page.renew(
        lineBeginning: "- *Processor time* is the time of all cores together, in seconds. It includes ",
        "what SwiftPM itself needs, \(Figure.digits(least)) to \(Figure.digits(most)) s when nothing has changed.",
        below: heading)
    }
    for table in tables { try page.renew(table, below: heading) }
  }
}
