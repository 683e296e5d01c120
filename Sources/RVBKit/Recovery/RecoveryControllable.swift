/// Recovery sends no events: it lets itself be observed.
protocol RecoveryControllable: UIViewControllable {
  var progress: RecoveryProgress { get }
}
