import { BODY_AND_HEALTH } from './body-and-health.ts'
import { FOOD_AND_DRINK } from './food-and-drink.ts'
import { HOME_AND_MAKING } from './home-and-making.ts'
import { MORE_TRADES, PLACES } from './more-trades.ts'
import { PEOPLE_AND_CULTURE } from './people-and-culture.ts'
import { WORK_AND_MONEY } from './work-and-money.ts'

/**
 * What people talk about: each subject with the words that belong to it, written by hand. They let “hamstrings” speak
 * for a brand whose foundation says “stiff neck”. A word may belong to several subjects.
 */
export const TOPICS: readonly string[] = [
  ...Object.values(BODY_AND_HEALTH),
  ...Object.values(FOOD_AND_DRINK),
  ...Object.values(HOME_AND_MAKING),
  ...Object.values(WORK_AND_MONEY),
  ...Object.values(PEOPLE_AND_CULTURE),
  ...Object.values(MORE_TRADES),
  ...Object.values(PLACES),
]
