import { normaliseClarify } from '../../brand/clarify/normalise.ts'
import { readVoice } from '../../brand/personalise/stage-and-voice.ts'
import { sanitiseText } from '../../shared/sanitise/text.ts'
import { truncateUnits } from '../../shared/text.ts'
import { readText } from '../../shared/untrusted.ts'
import { isBusinessStage, isVoice } from './choices.ts'
import { cleanCoreValues, type KickstartData, kickstartStepValid } from './data.ts'
import { KICKSTART_STEPS } from './steps.ts'

/** Answers on their way: some may be missing, and those that are there need not be valid yet. */
export type KickstartDraft = Partial<KickstartData>

/** More values than may be handed in, so that a list can be thinned out later; yet not any number. */
const DRAFT_VALUES_MAX = 10

/**
 * A draft from anything stored or typed. A field that is not there stays out, so that a draft of one step leaves the
 * others alone; an unknown voice becomes '', an unknown stage is left out.
 */
export function readKickstartDraft(raw: unknown): KickstartDraft {
  if (typeof raw !== 'object' || raw === null) return {}
  const read = (key: keyof KickstartData): unknown =>
    Object.hasOwn(raw, key) ? Reflect.get(raw, key) : undefined
  const texts = ['brandHeart', 'dreamClient', 'offerDescription', 'primaryMarketingGoal'] as const
  const entries = texts.flatMap(key =>
    typeof read(key) === 'string' ? [[key, sanitiseText(read(key))] as const] : [],
  )
  const voice = read('brandVoice')
  const stage = read('businessStage')
  return {
    ...Object.fromEntries(entries),
    ...(Array.isArray(read('coreValues'))
      ? { coreValues: cleanCoreValues(read('coreValues')).slice(0, DRAFT_VALUES_MAX) }
      : {}),
    ...(typeof voice === 'string' ? { brandVoice: isVoice(voice) ? voice : '' } : {}),
    ...(isBusinessStage(stage) ? { businessStage: stage } : {}),
  }
}

/** The kickstart's answers as the brand foundation holds them now; what it lacks stays out. */
export function draftFromFoundation(clarify: unknown): KickstartDraft {
  const data = normaliseClarify(clarify)
  return readKickstartDraft({
    brandHeart: data.brand_heart_problem,
    coreValues: data.core_values,
    brandVoice: readVoice(data.brand_personality ?? []) ?? undefined,
    dreamClient: data.dream_client,
    offerDescription: data.offer_description,
    primaryMarketingGoal: data.primary_marketing_goal,
    businessStage: data.business_stage,
  })
}

/** The first step (0 to 4) that may not be left yet; `null` when all five may. */
export function firstOpenStep(draft: KickstartDraft): number | null {
  const index = KICKSTART_STEPS.findIndex((_, step) => !kickstartStepValid(step, draft))
  return index < 0 ? null : index
}

/** What the quiz already told, offered as a beginning and marked as such. '' where it told nothing. */
export interface KickstartSuggestions {
  readonly dreamClient: string
  readonly primaryMarketingGoal: string
  /** Why people choose them: to remember when describing the offer, not to copy. */
  readonly uniqueValue: string
}

/** Suggestions from quiz answers of any origin. */
export function kickstartSuggestions(answers: unknown): KickstartSuggestions {
  const read = (key: string): string =>
    typeof answers === 'object' && answers !== null && Object.hasOwn(answers, key)
      ? sanitiseText(readText(Reflect.get(answers, key)))
      : ''
  return {
    dreamClient: read('target_audience'),
    primaryMarketingGoal: truncateUnits(read('business_goals'), 500),
    uniqueValue: read('unique_value'),
  }
}
