import { CLARIFY_FIELDS } from '../clarify/fields.ts'
import { CLARIFY_SECTIONS, type ClarifySection } from '../clarify/sections.ts'

/** The sections with an answer that the alignment score reads: only there can a change move a post. */
export const WHAT_IF_SECTIONS: readonly ClarifySection[] = CLARIFY_SECTIONS.filter(section =>
  CLARIFY_FIELDS.some(field => field.section === section && field.feeds.includes('score')),
)

/** The section an address asks to try out; the voice unless it names another. */
export function readWhatIfSection(input: unknown): ClarifySection {
  return WHAT_IF_SECTIONS.find(section => section === input) ?? 'voice'
}
