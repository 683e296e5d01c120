import QuartetScreens
import QuartetShared
import RoundTable
import SwiftUI

/// Login's screen in SwiftUI: shows what the Presenter has written, and notifies what the user types and taps.
///
/// It contains no rule. The Return key moves the focus only when the Presenter writes so.
struct LoginModuleScreen: View {
  /// Runs an action of the user, if the user can use the screen.
  var respond: (() -> Void) -> Void = { $0() }
  @ObservedObject private var binding: LoginModuleBinding
  @FocusState private var focusedField: LoginModuleField?
  private let pipeline: RTEModuleViewSeat<LoginModuleTypes>

  init(module: LoginModule) {
    binding = module.binding
    pipeline = module.pipeline
  }

  var body: some View {
    Form {
      Section {
        loginField
        passwordField
      } footer: {
        messages
      }
      .disabled(binding.isWaiting)

      Section {
        Button(Texts.Login.signIn) { notify(.loginButtonTap) }
          .disabled(!binding.canSignIn)
          .accessibilityIdentifier("login.signInButton")
        Button(Texts.Login.recovery) { notify(.recoveryButtonTap) }
          .disabled(binding.isWaiting)
          .accessibilityIdentifier("login.recoveryButton")
        Button(Texts.Login.cancel, role: .cancel) { notify(.cancelButtonTap) }
          .accessibilityIdentifier("login.cancelButton")
      }
    }
    .accessibilityAction(.escape) { notify(.cancelButtonTap) }
    .onChange(of: binding.failure) { failure in
      if let failure { UIAccessibility.post(notification: .announcement, argument: failure) }
    }
    .onChange(of: binding.focusedField) { focusedField = $0 }
    .onChange(of: focusedField) { binding.focusedField = $0 }
  }

  private var loginField: some View {
    TextField(
      binding.kind == .email ? Texts.Login.email : Texts.Login.phone,
      text: Binding(
        get: { @MainActor in binding.login },
        set: { @MainActor in
          binding.login = $0
          pipeline.notify(intent: .loginChange($0))
        })
    )
    .keyboardType(binding.kind == .email ? .emailAddress : .phonePad)
    .textContentType(binding.kind == .email ? .username : .telephoneNumber)
    .textInputAutocapitalization(.never)
    .autocorrectionDisabled()
    .submitLabel(.next)
    .focused($focusedField, equals: .login)
    .onSubmit { notify(.loginReturn) }
    .accessibilityIdentifier("login.login")
  }

  private var passwordField: some View {
    SecureField(
      Texts.Login.password,
      text: Binding(
        get: { @MainActor in binding.password.text },
        set: { @MainActor in
          binding.password = Password($0)
          pipeline.notify(intent: .passwordChange(Password($0)))
        })
    )
    .textContentType(.password)
    .submitLabel(.go)
    .focused($focusedField, equals: .password)
    .onSubmit { notify(.passwordReturn) }
    .accessibilityIdentifier("login.password")
  }

  @ViewBuilder private var messages: some View {
    if let failure = binding.failure {
      Text(failure).foregroundColor(.red).accessibilityIdentifier("login.failure")
    }
    if let notice = binding.notice {
      Text(notice).accessibilityIdentifier("login.notice")
    }
    if binding.isWaiting {
      ProgressView().accessibilityIdentifier("login.waiting")
    }
  }

  private func notify(_ intent: LoginModuleViewIntent) {
    respond { pipeline.notify(intent: intent) }
  }
}
