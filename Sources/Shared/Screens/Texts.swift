/// Every text of the feature that a user reads.
///
/// The texts do not depend on UIKit, so that the components of a pattern that name no type of UIKit can use them.
public nonisolated enum Texts {
  /// The texts of Review (R1, R2).
  public enum Review {
    public static let title = "Review"
    /// The text in place of the latest comment until there is one.
    public static let noComment = "No comment yet"
    /// The button that opens Comment.
    public static let comment = "Leave a comment"
    /// The account of a user who is not signed in.
    public static let signedOut = "Signed out"
    /// The account's button for a user who is not signed in.
    public static let signIn = "Sign in"
    /// The account's button for a user who is signed in.
    public static let signOut = "Sign out"

    /// The account of a user who is signed in.
    public static func signedIn(as login: String) -> String { "Signed in as \(login)" }
  }

  /// The texts of Login (L1, L6 to L8, V2).
  public enum Login {
    public static let title = "Sign in"
    /// The placeholder of the login of kind email.
    public static let email = "Email"
    /// The placeholder of the login of kind phone.
    public static let phone = "Phone"
    /// The placeholder of the password.
    public static let password = "Password"
    /// The button that starts an attempt.
    public static let signIn = "Sign in"
    /// The button that opens Recovery.
    public static let recovery = "Forgot your password?"
    /// The button that ends Login.
    public static let cancel = "Cancel"
    /// The failure after a wrong pair.
    public static let wrongPair = "Check your credentials"
    /// The failure when the limit is reached.
    public static let limitReached = "Please try again later"
    /// The failure when the gateway could not be reached.
    public static let noConnection = "No connection"

    /// The notice after Recovery has sent instructions to a login.
    public static func recoverySent(to login: String) -> String { "Recovery instructions sent to \(login)" }
  }

  /// The texts of Recovery.
  public enum Recovery {
    public static let title = "Recovery"
    /// The button that sends the instructions.
    public static let send = "Send instructions"
  }

  /// The texts of Comment and its alert (C5).
  public enum Comment {
    public static let title = "Comment"
    /// The button that sends the comment.
    public static let send = "Send"
    /// The button that ends Comment.
    public static let cancel = "Cancel"
    public static let discardQuestion = "Discard comment?"
    /// The alert's button that goes back to the comment.
    public static let keepEditing = "Keep editing"
    /// The alert's button that throws the comment away.
    public static let discard = "Discard"
  }
}
