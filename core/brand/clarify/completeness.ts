import { CLARIFY_FIELDS } from './fields.ts'
import type { ClarifyKey } from './keys.ts'
import { normaliseClarify } from './normalise.ts'
import { CLARIFY_SECTIONS, type ClarifySection } from './sections.ts'

export interface SectionCompleteness {
  readonly section: ClarifySection
  readonly filled: number
  readonly total: number
  /** Whole percent, 100 only when every question is answered. */
  readonly percent: number
  /** The open questions, in the order they are asked. */
  readonly missing: readonly ClarifyKey[]
}

export interface ClarifyCompleteness {
  readonly filled: number
  readonly total: number
  readonly percent: number
  readonly sections: readonly SectionCompleteness[]
}

function percentOf(filled: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * filled) / total)
}

/** How much of the brand foundation is answered, as a whole and by section; unreadable data counts as unanswered. */
export function clarifyCompleteness(clarify: unknown): ClarifyCompleteness {
  const data = normaliseClarify(clarify)
  const sections = CLARIFY_SECTIONS.map((section): SectionCompleteness => {
    const fields = CLARIFY_FIELDS.filter(field => field.section === section)
    const missing = fields.filter(field => data[field.key] === undefined).map(field => field.key)
    const filled = fields.length - missing.length
    return { section, filled, total: fields.length, percent: percentOf(filled, fields.length), missing }
  })
  const filled = sections.reduce((sum, section) => sum + section.filled, 0)
  const total = CLARIFY_FIELDS.length
  return { filled, total, percent: percentOf(filled, total), sections }
}
