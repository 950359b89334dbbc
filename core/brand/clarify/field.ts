import type { ClarifyKey } from './keys.ts'
import type { ClarifySection, ClarifyUse } from './sections.ts'

/** One question of the brand foundation. */
export interface ClarifyField {
  readonly key: ClarifyKey
  readonly kind: 'text' | 'list'
  readonly section: ClarifySection
  /** Short name for tables and errors. */
  readonly label: string
  readonly question: string
  readonly help: string
  /** An answer as a founder might give it; of a list, one item a line. */
  readonly example: string
  readonly feeds: readonly ClarifyUse[]
}
