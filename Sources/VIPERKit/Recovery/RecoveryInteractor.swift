struct RecoveryInteractor: RecoveryInteractive {}
