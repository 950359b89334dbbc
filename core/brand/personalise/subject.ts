import type { ClarifyData } from '../clarify/keys.ts'
import { readStage, readVoice, type Stage, type Voice } from './stage-and-voice.ts'
import { quote } from './wording.ts'

/** The founder's answers as they are woven into sentences: quoted, or `''` when there is no answer. */
export interface Subject {
  readonly values: readonly string[]
  readonly client: string
  readonly offer: string
  readonly problem: string
  readonly goal: string
  readonly stage: Stage
  readonly voice: Voice | null
}

const MOST_VALUES = 5

/** Reads what the prompts are built from. */
export function readSubject(data: ClarifyData): Subject {
  return {
    values: (data.core_values ?? [])
      .slice(0, MOST_VALUES)
      .map(quote)
      .filter(value => value !== ''),
    client: quote(data.dream_client),
    offer: quote(data.offer_description),
    problem: quote(data.brand_heart_problem),
    goal: quote(data.primary_marketing_goal),
    stage: readStage(data.business_stage),
    voice: readVoice(data.brand_personality ?? []),
  }
}
