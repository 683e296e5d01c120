import Interactions

protocol LoginFillingInInteractionAssembling: Assembling<any LoginFillingInInteracting> {}

struct LoginFillingInInteractionAssembler: LoginFillingInInteractionAssembling {
  let formAssembler: any LoginFormAssembling
  let memory: any CredentialsRemembering

  func assemble() -> any LoginFillingInInteracting {
    let interaction = LoginFillingInInteraction(form: formAssembler.assemble())
    interaction.use(memory)
    return interaction
  }
}
