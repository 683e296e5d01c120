import VIPERKit

struct RecoveryInteractor: RecoveryInteractive {}
