import type { WorkspaceContext } from '#app/platform/context.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { IDEA_POOL } from '#core/brand/personalise/ideas/pool.ts'
import { inKeptWords } from '#core/brand/personalise/turn-ideas.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findIdeaRows, upsertIdeaStates } from '#db/queries/brand/ideas.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findFoundation } from '../find-foundation.ts'
import { findIdeas } from './find-ideas.ts'

/** What a founder does with an idea: uses it, never wants it again, or takes that back. */
export type IdeaDeed = 'used' | 'not_for_me' | 'restored'

/**
 * Notes what became of an idea and answers with its sentence as the dashboard showed it. One whose reason is gone cannot
 * be used any more: then it is `not_found`.
 */
export async function markIdea(
  ctx: WorkspaceContext,
  { id, deed }: { id: string; deed: IdeaDeed },
): Promise<Result<{ text: string }, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const pattern = IDEA_POOL.find(idea => idea.id === id)
  if (!pattern) return err('not_found')
  return ctx.inWorkspace(async sql => {
    const [foundation, rows] = await Promise.all([
      findFoundation(sql, { workspace }),
      findIdeaRows(sql, { workspace, now: ctx.now() }),
    ])
    const { today, possible, kept } = findIdeas(ctx, rows, normaliseClarify(foundation))
    const idea = possible.find(one => one.id === id)
    if (deed === 'used' && !idea) return err('not_found')
    // Only what was put away comes back, so that a repeated form changes nothing.
    const isAway = rows.states.some(state => state.id === id && state.status === 'not_for_me')
    if (deed === 'restored' && !isAway) return err('not_found')
    const status = deed === 'restored' ? 'shown' : deed
    await upsertIdeaStates(sql, { workspace, ids: [id], status, today })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'dashboard',
      actionType: `idea_${deed}`,
    })
    return ok({ text: inKeptWords(idea?.text ?? pattern.frames.at(-1) ?? '', kept) })
  })
}
