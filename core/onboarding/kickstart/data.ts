import { listText } from '../../brand/clarify/normalise.ts'
import type { Stage, Voice } from '../../brand/personalise/stage-and-voice.ts'
import { sanitiseText } from '../../shared/sanitise/text.ts'
import { truncateUnits } from '../../shared/text.ts'
import { readKey } from '../../shared/untrusted.ts'
import { isBusinessStage, isVoice } from './choices.ts'

export const CORE_VALUES_MIN = 2
export const CORE_VALUES_MAX = 5

/** Texts of the kickstart have to be longer than this many characters. */
export const KICKSTART_TEXT_OVER = 10

/** What the five steps collect; goal and stage may come from the quiz or the last step. */
export interface KickstartData {
  readonly brandHeart: string
  readonly coreValues: readonly string[]
  readonly brandVoice: Voice | ''
  readonly dreamClient: string
  readonly offerDescription: string
  readonly primaryMarketingGoal?: string
  readonly businessStage?: Stage
}

/** The snapshot as it is stored. */
export interface BrandSnapshot {
  readonly brand_heart_problem: string
  /** Joined with commas, or one a line where a value has a comma or a stop. */
  readonly core_values: string
  readonly brand_personality: string
  readonly dream_client: string
  readonly offer_description: string
  readonly primary_marketing_goal: string
  readonly business_stage: string
}

/**
 * May the step (0 to 4) be left? Heart, client and offer longer than 10 characters, 2 to 5 values, one of the six
 * voices. White space round a text does not count. Any other step, and unreadable data, is not valid.
 */
export function kickstartStepValid(step: number, data: Partial<KickstartData>): boolean {
  const read = (key: keyof KickstartData): unknown => readKey(data, key)
  switch (step) {
    case 0:
      return isLongEnough(read('brandHeart'))
    case 1:
      return hasEnoughValues(read('coreValues'))
    case 2:
      return isVoice(read('brandVoice'))
    case 3:
      return isLongEnough(read('dreamClient'))
    case 4:
      return isLongEnough(read('offerDescription'))
    default:
      return false
  }
}

/**
 * The values with one more: trimmed, only if not empty, not there already (in any case of letters),
 * and while there are fewer than 5. Otherwise the same values. Never changes its input.
 */
export function addCoreValue(values: readonly string[], value: string): string[] {
  const before = Array.isArray(values) ? [...values] : []
  const added = typeof value === 'string' ? value.trim() : ''
  const fold = (text: string) => text.trim().toLowerCase()
  const isThere = before.some(each => typeof each === 'string' && fold(each) === fold(added))
  return added === '' || isThere || before.length >= CORE_VALUES_MAX ? before : [...before, added]
}

/** The values without one, in any case of letters. */
export function removeCoreValue(values: readonly string[], value: string): string[] {
  return values.filter(each => each.trim().toLowerCase() !== value.trim().toLowerCase())
}

/** The stored fields of a kickstart, cleaned; what is missing is '', a missing stage is 'getting started'. */
export function toBrandSnapshot(data: Partial<KickstartData>): BrandSnapshot {
  const read = (key: keyof KickstartData): unknown => readKey(data, key)
  const stage = read('businessStage')
  const voice = read('brandVoice')
  return {
    brand_heart_problem: sanitiseText(read('brandHeart')),
    core_values: listText(cleanCoreValues(read('coreValues')).slice(0, CORE_VALUES_MAX)),
    brand_personality: isVoice(voice) ? voice : '',
    dream_client: sanitiseText(read('dreamClient')),
    offer_description: sanitiseText(read('offerDescription')),
    primary_marketing_goal: sanitiseText(read('primaryMarketingGoal')),
    business_stage: isBusinessStage(stage) ? stage : 'getting started',
  }
}

/** A value is a word or two, not a paragraph. */
const CORE_VALUE_LENGTH = 60

/** Values as they come from boxes and the custom field: cleaned, at most 60 characters, blank and repeated ones dropped. */
export function cleanCoreValues(values: unknown): string[] {
  if (!Array.isArray(values)) return []
  const distinct = new Map<string, string>()
  for (const value of values) {
    const clean = truncateUnits(sanitiseText(value).replace(/\s+/g, ' ').trim(), CORE_VALUE_LENGTH).trim()
    const folded = clean.toLowerCase()
    if (clean !== '' && !distinct.has(folded)) distinct.set(folded, clean)
  }
  return [...distinct.values()]
}

function isLongEnough(text: unknown): boolean {
  return typeof text === 'string' && text.trim().length > KICKSTART_TEXT_OVER
}

function hasEnoughValues(values: unknown): boolean {
  if (!Array.isArray(values) || values.length > CORE_VALUES_MAX) return false
  const filled = values.filter(value => typeof value === 'string' && value.trim() !== '')
  return filled.length >= CORE_VALUES_MIN
}
