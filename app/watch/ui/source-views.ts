import type { SourceHealth, SourceKind, SourceProblem } from '#core/watch/health.ts'

/** A source as pages show it. */
export interface SourceView {
  readonly id: string
  readonly kind: SourceKind
  readonly name: string
  readonly address: string
  readonly site: string
  readonly requiredWords: readonly string[]
  readonly excludedWords: readonly string[]
  readonly health: SourceHealth
  readonly problem: SourceProblem | ''
  readonly misses: number
  readonly nextAt: Date
  readonly lastSuccessAt: Date | null
}
