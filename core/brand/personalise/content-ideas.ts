import type { ClarifyData } from '../clarify/keys.ts'
import { chooseIdeas } from './ideas/choose-ideas.ts'
import { ideaFacts } from './ideas/facts.ts'
import { possibleIdeas } from './ideas/pool.ts'
import { readVoice } from './stage-and-voice.ts'

/** A day for answers without one: it decides nothing but which of equal ideas come first. */
const ANY_DAY = '2001-01-01'

/**
 * Five ideas for posts, each different, out of the answers and of what was counted (`WorkspaceSignals`) where that is
 * given. Without signals nothing is claimed about stories and posts.
 */
export function contentIdeas(data: ClarifyData, signals?: unknown): string[] {
  const facts = ideaFacts(data, signals)
  const possible = possibleIdeas(facts, readVoice(data.brand_personality ?? []))
  const { ideas } = chooseIdeas(possible, { states: [], today: facts.today || ANY_DAY, workspace: '' })
  return ideas.map(({ text }) => text)
}
