import type { WorkspaceContext } from '#app/platform/context.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { chooseIdeas, type IdeaState } from '#core/brand/personalise/ideas/choose-ideas.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findIdeaRows, upsertIdeaStates } from '#db/queries/brand/ideas.ts'
import { upsertPersonalisation } from '#db/queries/brand/personalisation.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findFoundation } from '../find-foundation.ts'
import { findIdeas } from './find-ideas.ts'

/**
 * Puts another set of ideas on the dashboard of every device and moves the story prompts on. Answers how many ideas are
 * new and how many could still follow; while none is new, those that stand there stay.
 */
export async function refreshIdeas(
  ctx: WorkspaceContext,
): Promise<Result<{ fresh: number; left: number }, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const [foundation, rows] = await Promise.all([
      findFoundation(sql, { workspace }),
      findIdeaRows(sql, { workspace, now: ctx.now() }),
    ])
    const { today, possible, chosen, kept } = findIdeas(ctx, rows, normaliseClarify(foundation))
    const passed = new Set(chosen.ideas.map(({ id }) => id))
    const states: IdeaState[] = [
      ...rows.states.filter(({ id }) => !passed.has(id)),
      ...[...passed].map(id => ({ id, status: 'passed' as const, on: today })),
    ]
    const next = chooseIdeas(possible, { states, today, workspace })
    if (next.fresh.length > 0) {
      await upsertIdeaStates(sql, { workspace, ids: [...passed], status: 'passed', today })
      await upsertIdeaStates(sql, { workspace, ids: next.fresh, status: 'shown', today })
    }
    const data = { ...personalise(foundation), ...kept, turn: kept.turn + 1 }
    await upsertPersonalisation(sql, { workspace, data })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'dashboard',
      actionType: 'ideas_refreshed',
    })
    return ok({ fresh: next.fresh.length, left: next.left })
  })
}
