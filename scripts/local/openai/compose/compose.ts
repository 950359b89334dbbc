import type { ChatTurn } from '#core/assistant/history.ts'
import { readTask } from '#core/assistant/instructions.ts'
import { composeAnswer, type Looked } from './compose-answer.ts'
import { composeDrafts } from './compose-drafts.ts'
import { composePolish } from './compose-polish.ts'

import type { Answer } from './look-ups.ts'

/** What a model says: a text, and the functions it calls. */
export type Composed = Answer

/** What both endpoints boil down to. */
export interface Asked {
  readonly instructions: string
  readonly turns: readonly ChatTurn[]
  /** The name of the JSON schema that the answer must follow; null for free text. */
  readonly format: string | null
  readonly tools: readonly string[]
  /** The calls of this turn that were answered already. */
  readonly looked: readonly Looked[]
}

/** An answer by rules from the brand in the prompt; the same question always gives the same answer. */
export function compose(question: Asked): Composed {
  const last = question.turns.findLast(turn => turn.role === 'user')?.content ?? ''
  if (question.format === 'polished_ideas') return { text: composePolish(last), calls: [] }
  if (question.format !== null) return { text: composeDrafts(last), calls: [] }
  const { text, calls } = composeAnswer({ ...question, task: readTask(question.instructions) })
  return { text, calls: calls.filter(call => question.tools.includes(call.name)) }
}
