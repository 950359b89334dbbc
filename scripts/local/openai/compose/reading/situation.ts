import type { ChatTask } from '#core/assistant/chat.ts'
import type { ChatTurn } from '#core/assistant/history.ts'
import { readBrief } from '#core/assistant/instructions.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { readArray, readKey, readText } from '#core/shared/untrusted.ts'
import { type Draft, lastDraft } from './draft-marks.ts'

/** All that an answer is made from, before anything was looked up. */
export interface Situation {
  readonly task: ChatTask
  /** What is asked, without a text that was pasted along. */
  readonly question: string
  /** The pasted text; '' when there is none. */
  readonly pasted: string
  /** What was said before. */
  readonly history: readonly ChatTurn[]
  readonly draft: Draft | null
  readonly foundation: ClarifyData
  /** The stories that the brief tells in full. */
  readonly stories: readonly { readonly title: string; readonly row: unknown }[]
  readonly context: unknown
  /** The names of all tools on offer. */
  readonly tools: readonly string[]
}

/** What was pasted counts as a text from this many words on; fewer are part of the question. */
const PASTED_WORDS = 6

/** Reads a conversation as what is asked in it. */
export function readSituation(input: {
  instructions: string
  task: ChatTask
  turns: readonly ChatTurn[]
  tools: readonly string[]
}): Situation {
  const at = input.turns.findLastIndex(({ role }) => role === 'user')
  const history = input.turns.slice(0, Math.max(at, 0))
  const brief = readBrief(input.instructions)
  const { question, pasted } = splitPasted(input.turns[at]?.content ?? '')
  return {
    task: input.task,
    question,
    pasted,
    history,
    draft: lastDraft(history),
    foundation: normaliseClarify(brief.foundation),
    stories: readArray(brief.stories).map(row => ({ title: readText(readKey(row, 'title')), row })),
    context: brief.context,
    tools: input.tools,
  }
}

/** A question and the text that it came with: after a colon or on lines of its own, or between quotation marks. */
export function splitPasted(message: string): { question: string; pasted: string } {
  const text = message.trim()
  const isLong = (part: string) => part.trim().split(/\s+/).length >= PASTED_WORDS
  const quotation = /[“"]([^“”"]{20,})[”"]/.exec(text)
  if (quotation?.[1] !== undefined && isLong(quotation[1]))
    return { question: text.replace(quotation[0], ' ').trim(), pasted: quotation[1].trim() }
  const colon = text.indexOf(':')
  const line = text.indexOf('\n')
  const cut = [colon, line].filter(at => at > 0).sort((a, b) => a - b)[0]
  if (cut !== undefined && text.slice(0, cut).split(/\s+/).length <= 20 && isLong(text.slice(cut + 1)))
    return { question: text.slice(0, cut).trim(), pasted: text.slice(cut + 1).trim() }
  return { question: text, pasted: '' }
}

/** The answers given so far, oldest first. */
export function answersOf({ history }: Situation): string[] {
  return history.filter(({ role }) => role === 'assistant').map(({ content }) => content)
}
