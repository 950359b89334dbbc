import { sanitiseText } from '../shared/sanitise/text.ts'
import { readKey } from '../shared/untrusted.ts'

/** One message of a conversation, as it is handed back to the model. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** How much of a conversation is looked at: the newest turns, their characters, and those of the whole. */
export const HISTORY_LIMITS = { turns: 12, turnCharacters: 2000, characters: 12_000, posted: 60_000 } as const

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
 * The conversation that a browser handed over, bounded and sanitised: the newest 12 turns of 2 000 characters each and
 * 12 000 in all, oldest first. It is kept in the browser only, so anybody could have written it: a turn is the user's or the
 * assistant's and never the system's, and whatever does not look like one is dropped.
 */
export function readHistory(raw: unknown): ChatTurn[] {
  const list = parsed(raw)
  if (!Array.isArray(list)) return []
  const turns: ChatTurn[] = []
  let left = HISTORY_LIMITS.characters
  for (const item of list.slice(-HISTORY_LIMITS.turns).reverse()) {
    const role = readKey(item, 'role')
    const content = sanitiseText(readKey(item, 'content'))
      .slice(0, HISTORY_LIMITS.turnCharacters)
      .toWellFormed()
    if ((role !== 'user' && role !== 'assistant') || content === '') continue
    if (content.length > left) break
    left -= content.length
    turns.unshift({ role, content })
  }
  return turns
}

/** The conversation for a hidden field of a form: bounded as it will be read. */
export function writeHistory(turns: readonly ChatTurn[]): string {
  return JSON.stringify(readHistory(turns.map(({ role, content }) => ({ role, content }))))
}
