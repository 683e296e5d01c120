// MARK: - Home Parameters
struct HomeParameters {
  let userID: Int
}
