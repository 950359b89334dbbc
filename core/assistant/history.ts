import { firstSentences } from '../shared/grammar/sentences.ts'
import { sanitiseText } from '../shared/sanitise/text.ts'
import { readKey } from '../shared/untrusted.ts'
import { estimateTokens } from './tokens.ts'

/** One message of a conversation, as it is handed back to the model. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/**
 * How much of a conversation is handed back: the newest turns, and the tokens of all of them; of one turn only as much as
 * is ever kept of a text. `posted` is the JSON that is looked at, in characters.
 */
export const HISTORY_LIMITS = { turns: 20, tokens: 6000, turnCharacters: 10_000, posted: 100_000 } as const

function parsed(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  if (raw.length > HISTORY_LIMITS.posted) return null
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/**
 * The conversation that a browser handed over, sanitised and bounded: of its newest 20 turns as many as come to 6 000
 * tokens, each whole, oldest first. It is kept in the browser only, so anybody could have written it: a turn is the user's
 * or the assistant's and never the system's, and whatever does not look like one is dropped.
 */
export function readHistory(raw: unknown): ChatTurn[] {
  const list = parsed(raw)
  if (!Array.isArray(list)) return []
  const turns: ChatTurn[] = []
  let left: number = HISTORY_LIMITS.tokens
  for (const item of list.slice(-HISTORY_LIMITS.turns).reverse()) {
    const role = readKey(item, 'role')
    const content = sanitiseText(
      firstSentences(readKey(item, 'content'), HISTORY_LIMITS.turnCharacters),
    ).toWellFormed()
    if ((role !== 'user' && role !== 'assistant') || content === '') continue
    left -= estimateTokens(content)
    if (left < 0) break
    turns.unshift({ role, content })
  }
  return turns
}

/** The conversation for a hidden field of a form: bounded as it will be read. */
export function writeHistory(turns: readonly ChatTurn[]): string {
  return JSON.stringify(readHistory(turns.map(({ role, content }) => ({ role, content }))))
}
