import * as v from 'valibot'
import { sanitiseText } from '../../shared/sanitise/text.ts'
import { strict, type ToolDefinition, text } from './definition.ts'

/** Characters of a reason: enough to say why, too few to answer anything. */
const LONGEST_REASON = 240

/** The way to say “I can’t answer that”. The founder reads the reason, and the question costs no credit. */
export const DECLINE: ToolDefinition<'decline'> = {
  name: 'decline',
  description:
    'Say that you cannot answer this question, when neither the data nor the other tools hold what it needs. Call it instead of writing an answer; the founder is not charged.',
  parameters: strict({
    reason: text(
      `What the founder reads: that you cannot answer it and why, in one or two sentences, at most ${LONGEST_REASON} characters.`,
    ),
  }),
}

const declineInput = v.strictObject({ reason: v.string() })

/** The reason of a call to `decline`, bounded and without markup; null when it has none. */
export function readDecline(input: unknown): string | null {
  const parsed = v.safeParse(declineInput, input)
  if (!parsed.success) return null
  const reason = Array.from(sanitiseText(parsed.output.reason).replace(/\s+/g, ' '))
  const told = reason.length <= LONGEST_REASON ? reason : [...reason.slice(0, LONGEST_REASON - 1), '…']
  return told.join('').trim() || null
}
