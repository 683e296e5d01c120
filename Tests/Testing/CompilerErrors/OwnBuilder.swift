import RVBKit

struct Builder {}

struct StageDependency {}

#if MENDED
  final class StageBuilder: RVBKit.Builder<StageDependency> {}
#else
  final class StageBuilder: Builder<StageDependency> {}
#endif
