import { normaliseClarify } from '../../brand/clarify/normalise.ts'
import { readVoice } from '../../brand/personalise/stage-and-voice.ts'
import { type KickstartData, toBrandSnapshot } from './data.ts'

/**
 * What a kickstart changes in a foundation that may hold more already: the snapshot's answers that differ. What was
 * left open removes nothing, other words of the personality stay behind the voice, and a stage that was not said is not
 * stored. Empty when all is as stored, so that a second press changes nothing.
 */
export function foundationChanges(
  data: Partial<KickstartData>,
  stored: unknown,
): Record<string, string | string[]> {
  const before = normaliseClarify(stored)
  const others = (before.brand_personality ?? []).filter(word => readVoice([word]) === null)
  const snapshot = normaliseClarify(toBrandSnapshot(data))
  const after = {
    ...snapshot,
    ...(snapshot.brand_personality ? { brand_personality: [...snapshot.brand_personality, ...others] } : {}),
  }
  // The snapshot fills a stage that nobody chose; a foundation holds only what was said.
  if (data.businessStage === undefined) delete after.business_stage
  return Object.fromEntries(
    Object.entries(after).flatMap(([key, answer]) => {
      const previous: unknown = Reflect.get(before, key)
      if (JSON.stringify(previous) === JSON.stringify(answer)) return []
      return [[key, typeof answer === 'string' ? answer : [...answer]]]
    }),
  )
}
