import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { chooseIdeas } from '#core/brand/personalise/ideas/choose-ideas.ts'
import { ideaFacts } from '#core/brand/personalise/ideas/facts.ts'
import { possibleIdeas } from '#core/brand/personalise/ideas/pool.ts'
import { readVoice } from '#core/brand/personalise/stage-and-voice.ts'
import { readKeptIdeas } from '#core/brand/personalise/turn-ideas.ts'
import { CLAIM_SLOTS, readStrategyValues } from '#core/brand/strategy/fields.ts'
import { mondayOf } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { IdeaRows } from '#db/queries/brand/ideas.ts'

/** Claims that were saved, with the place of their proof left empty; what is only guessed is no claim yet. */
function bareClaims(stored: unknown): string[] {
  const values = readStrategyValues(stored)
  return CLAIM_SLOTS.flatMap(slot => {
    const claim = (values[`claim_${slot}`] ?? '').trim()
    const proof = values[`proof_${slot}`]
    return claim !== '' && proof !== undefined && proof.trim() === '' ? [claim] : []
  })
}

/** The ideas of today out of what was counted and answered, and everything they were chosen from. No statement. */
export function findIdeas(
  { workspace, timeZone, now }: Pick<WorkspaceContext, 'workspace' | 'timeZone' | 'now'>,
  rows: IdeaRows,
  answers: ClarifyData,
) {
  const today = wallTimeOf(now(), timeZone).day
  const facts = ideaFacts(answers, { ...rows, today, bareClaims: bareClaims(rows.strategy) })
  const possible = possibleIdeas(facts, readVoice(answers.brand_personality ?? []))
  const week = mondayOf(today)
  return {
    today,
    week,
    facts,
    possible,
    chosen: chooseIdeas(possible, { states: rows.states, today, workspace }),
    /** What this week was begun with. */
    begun: rows.focus?.week === week ? rows.focus.key : null,
    kept: readKeptIdeas(rows.personalisation),
  }
}
