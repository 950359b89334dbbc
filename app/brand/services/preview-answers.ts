import type { WorkspaceContext } from '#app/platform/context.ts'
import { answerText } from '#core/brand/clarify/edits.ts'
import type { ClarifyKey } from '#core/brand/clarify/keys.ts'
import { readPastedAnswers } from '#core/brand/paste/read-pasted.ts'
import { findFoundation } from './find-foundation.ts'

/** An answer found in a paste beside what is saved. */
export interface PreviewedAnswer {
  readonly key: ClarifyKey
  readonly label: string
  readonly source: string
  readonly answer: string
  /** `''` when the question is open. */
  readonly saved: string
  /** 'same' needs no import; 'replaces' would put it in the place of another answer. */
  readonly effect: 'fills' | 'replaces' | 'same'
  readonly isCut: boolean
}

/** What a paste would put where. Saves nothing. */
export async function previewAnswers(
  ctx: WorkspaceContext,
  { text }: { text: string },
): Promise<{ answers: PreviewedAnswer[]; unread: readonly string[] }> {
  const { workspace } = ctx
  const foundation = await ctx.readInWorkspace(sql => findFoundation(sql, { workspace }))
  const { answers, unread } = readPastedAnswers(text)
  return {
    answers: answers.map(({ key, label, source, isCut, ...rest }) => {
      const answer = typeof rest.answer === 'string' ? rest.answer : rest.answer.join('\n')
      const saved = answerText(foundation, key)
      const effect = saved === '' ? 'fills' : saved === answer ? 'same' : 'replaces'
      return { key, label, source, answer, saved, effect, isCut }
    }),
    unread,
  }
}
