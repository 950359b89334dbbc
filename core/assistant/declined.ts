import { sentences } from '../shared/grammar/sentences.ts'
import { blockText } from '../shared/markdown/blocks.ts'
import { parseMarkdown } from '../shared/markdown/parse.ts'
import { parseArguments } from './tools/arguments.ts'
import { DECLINE, readDecline } from './tools/decline.ts'

/** Characters read of what was typed before: more than an answer may have. */
const MOST_READ = 20_000

/** A sentence that says what is not there. The apostrophe may be straight or typographic. */
const MISSING =
  /\b(?:not|no|none|never|nothing|neither|nor|without|cannot|unset|unable|missing|empty|unfortunately|sorry)\b|n['’]t\b/i
/** A passage to take over, between quotation marks. */
const PASSAGE = /[“"][^“”"]{60,}[”"]/

/**
 * What the founder reads when the model declined: what it typed, and its reason behind it. Null when it did not decline,
 * and when what it typed hands something over: that is an answer, whatever it calls it.
 */
export function readDeclined(answer: {
  readonly text: string
  readonly calls: readonly { readonly name: string; readonly arguments: string }[]
}): string | null {
  const call = answer.calls.find(({ name }) => name === DECLINE.name)
  const reason = call ? readDecline(parseArguments(call.arguments)) : null
  if (reason === null || handsOver(answer.text)) return null
  return answer.text.trim() === '' ? `${answer.text}${reason}` : `${answer.text}\n\n${reason}`
}

/**
 * Whether a text gives more than the reason why there is no answer, by its build: anything but plain paragraphs (a list,
 * a heading, a table, a quotation, code), a passage between quotation marks, or more sentences that say something than
 * sentences that say what is missing, one more of the former for a beginning such as “Let me look.”
 */
function handsOver(text: string): boolean {
  if (text.trim() === '') return false
  if (text.length > MOST_READ || PASSAGE.test(text)) return true
  const { blocks } = parseMarkdown(`\n${text}`)
  if (blocks.some(({ kind }) => kind !== 'paragraph')) return true
  const said = sentences(blockText(blocks))
  const missing = said.filter(sentence => MISSING.test(sentence)).length
  return said.length - missing > missing + 1
}
