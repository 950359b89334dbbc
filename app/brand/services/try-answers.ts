import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type ContentAlignment, scoreContent } from '#core/brand/alignment/score-content.ts'
import { sectionFields } from '#core/brand/clarify/fields.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import type { ClarifySection } from '#core/brand/clarify/sections.ts'
import { mergeAnswers } from '#core/brand/forms/answers.ts'
import {
  type MeasuredScores,
  type RescoredPost,
  summariseWhatIf,
  type WhatIfSummary,
} from '#core/brand/what-if/summary.ts'
import { listPostTexts } from '#db/queries/brand/rescored-posts.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findFoundation } from './find-foundation.ts'

const POSTS = 50
/** As in the editor: five posts tell a habit, ten are enough, 1500 characters of each. */
const HISTORY = { fewest: 5, most: 10, length: 1500 } as const

/**
 * What other answers to one section would do to the scores of the last 50 posts. Saves nothing. Both sides are scored
 * now and alike, so that only the answers make the difference.
 */
export async function tryAnswers(
  ctx: WorkspaceContext,
  draft: { section: ClarifySection; answers: Readonly<Record<string, string | readonly string[]>> },
): Promise<WhatIfSummary> {
  const { workspace } = ctx
  const [saved, posts] = await ctx.inWorkspace(async sql => {
    const rows = await Promise.all([
      findFoundation(sql, { workspace }),
      listPostTexts(sql, { workspace, limit: POSTS }),
    ])
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'clarify', actionType: 'what_if_tried' })
    return rows
  })
  const keys = sectionFields(draft.section).map(field => field.key)
  const drafted: ClarifyData = mergeAnswers(saved, keys, draft.answers)
  const rescored: RescoredPost[] = []
  for (const { id, title, body } of posts) {
    const others = posts.filter(post => post.id !== id).slice(0, HISTORY.most)
    const history =
      others.length >= HISTORY.fewest ? others.map(post => post.body.slice(0, HISTORY.length)) : []
    const score = (foundation: ClarifyData) => measured(scoreContent(body, foundation, history))
    rescored.push({ id, title: title || opening(body), before: score(saved), after: score(drafted) })
    // A hundred scorings take a moment: others are answered in between.
    await nextTurn()
  }
  return summariseWhatIf(rescored)
}

function measured({ overall, voice, values, audience, emotion }: ContentAlignment): MeasuredScores {
  return { overall, voice, values, audience, emotion }
}

function opening(body: string): string {
  const line = body.trim().split('\n', 1)[0] ?? ''
  return line.length > 60 ? `${line.slice(0, 60).toWellFormed().trim()}…` : line
}
