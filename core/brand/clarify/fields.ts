import type { ClarifyField } from './field.ts'
import { AUDIENCE_FIELDS } from './fields/audience.ts'
import { CONTENT_FIELDS } from './fields/content.ts'
import { GOALS_FIELDS } from './fields/goals.ts'
import { HEART_FIELDS } from './fields/heart.ts'
import { MARKET_FIELDS } from './fields/market.ts'
import { OFFER_FIELDS } from './fields/offer.ts'
import { STORY_FIELDS } from './fields/story.ts'
import { VALUES_FIELDS } from './fields/values.ts'
import { VOICE_FIELDS } from './fields/voice.ts'
import type { ClarifySection } from './sections.ts'

/** Every question of the brand foundation, section by section, in the order it is asked. */
export const CLARIFY_FIELDS: readonly ClarifyField[] = [
  ...HEART_FIELDS,
  ...VALUES_FIELDS,
  ...AUDIENCE_FIELDS,
  ...OFFER_FIELDS,
  ...VOICE_FIELDS,
  ...STORY_FIELDS,
  ...MARKET_FIELDS,
  ...CONTENT_FIELDS,
  ...GOALS_FIELDS,
]

const BY_KEY: ReadonlyMap<string, ClarifyField> = new Map(CLARIFY_FIELDS.map(field => [field.key, field]))

/** The question behind a key; null for an unknown key. */
export function clarifyField(key: string): ClarifyField | null {
  return BY_KEY.get(key) ?? null
}

/** The questions of one section, in order. */
export function sectionFields(section: ClarifySection): readonly ClarifyField[] {
  return CLARIFY_FIELDS.filter(field => field.section === section)
}
