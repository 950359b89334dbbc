import { normaliseClarify } from '../../brand/clarify/normalise.ts'
import { readVoice } from '../../brand/personalise/stage-and-voice.ts'
import { trimEndOf } from '../../shared/text.ts'
import { closingLine } from '../../stories/closing.ts'
import { asSentence } from '../../stories/spine.ts'

/** Sentences that only this brand would say, out of its own answers; each `''` when there is no answer for it. */
export interface BrandLines {
  readonly problem: string
  readonly change: string
  readonly keyMessage: string
  readonly forWhom: string
  readonly values: string
  readonly offer: string
  /** A last line that invites an answer. */
  readonly closing: string
  readonly brandName: string
}

const MOST_WORDS_INSIDE = 90

/** A short answer as part of our own sentence: no full stop, small first letter unless it is a name or an I. */
function inside(answer: string): string {
  const bare = trimEndOf(answer.trim(), '.!?…')
  if (bare === '' || bare.length > MOST_WORDS_INSIDE || /[.!?\n]/u.test(bare)) return ''
  return /^(?:I\b|[A-Z][A-Z])/u.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
}

/** Reads the brand's answers into sentences; `foundation` is read as `normaliseClarify` reads it. */
export function brandLines(foundation: unknown): BrandLines {
  const data = normaliseClarify(foundation)
  const whom = inside(data.dream_client ?? '')
  const values = (data.core_values ?? []).slice(0, 2).map(inside).filter(Boolean)
  return {
    problem: asSentence(data.brand_heart_problem ?? ''),
    change: asSentence(data.brand_heart_change ?? ''),
    keyMessage: asSentence(data.key_message ?? ''),
    forWhom: whom === '' ? '' : `This one is for ${whom}.`,
    values: values.length === 0 ? '' : `What matters to me here: ${values.join(' and ')}.`,
    offer: asSentence(data.offer_description ?? data.primary_offer_description ?? ''),
    closing: closingLine(readVoice(data.brand_personality ?? [])),
    brandName: data.brand_name ?? '',
  }
}
