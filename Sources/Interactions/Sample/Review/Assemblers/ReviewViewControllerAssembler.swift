import Interactions

protocol ReviewViewControllerAssembling: Assembling<any ReviewControlling> {}

struct ReviewViewControllerAssembler: ReviewViewControllerAssembling {
  let accountAssembler: any ReviewAccountInteractionAssembling
  let signingInAssembler: any ReviewSigningInInteractionAssembling
  let commentingAssembler: any ReviewCommentingInteractionAssembling

  func assemble() -> any ReviewControlling {
    let account = accountAssembler.assemble()
    let signingIn = signingInAssembler.assemble()
    let commenting = commentingAssembler.assemble()
    account.use(signingIn.stage)
    account.use(signingIn)
    commenting.use(signingIn.stage)
    commenting.use(signingIn)
    signingIn.use(commenting)
    return ReviewViewController(account: account, signingIn: signingIn, commenting: commenting)
  }
}
