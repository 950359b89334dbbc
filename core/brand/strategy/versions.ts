import { STRATEGY_SECTION_TEXTS, STRATEGY_SECTIONS } from './fields.ts'

/** Why a version of the strategy was kept. */
const STRATEGY_CAUSES = ['saved', 'confirmed', 'restored'] as const
export type StrategyCause = (typeof STRATEGY_CAUSES)[number]

/** How each cause is told. */
export const STRATEGY_CAUSE_TEXTS: Readonly<Record<StrategyCause, string>> = {
  saved: 'Saved',
  confirmed: 'Confirmed',
  restored: 'Restored',
}

/** What a version's part is called. */
export function strategySectionTitle(section: string): string {
  const known = STRATEGY_SECTIONS.find(each => each === section)
  return known ? STRATEGY_SECTION_TEXTS[known].title : 'Whole strategy'
}
