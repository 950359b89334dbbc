import { FOOD_AND_LAND } from './food-and-land.ts'
import type { Founder } from './founder.ts'
import { MAKERS } from './makers.ts'
import { SERVICES } from './services.ts'
import { TEACHING_AND_WORDS } from './teaching-and-words.ts'
import { WELLBEING } from './wellbeing.ts'

/** The made-up founders from which demo, seed and tests draw. */
export const FOUNDERS: readonly Founder[] = [
  ...WELLBEING,
  ...MAKERS,
  ...SERVICES,
  ...FOOD_AND_LAND,
  ...TEACHING_AND_WORDS,
]
