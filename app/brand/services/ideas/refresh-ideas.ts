import type { WorkspaceContext } from '#app/platform/context.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { chooseIdeas, type IdeaState } from '#core/brand/personalise/ideas/choose-ideas.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readKey, readNumber } from '#core/shared/untrusted.ts'
import { findIdeaRows, upsertIdeaStates } from '#db/queries/brand/ideas.ts'
import { upsertPersonalisation } from '#db/queries/brand/personalisation.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { findFoundation } from '../find-foundation.ts'
import { findIdeas } from './find-ideas.ts'

interface Refreshed {
  readonly fresh: number
  readonly left: number
}

/**
 * Puts another set of ideas on the dashboard of every device and moves the story prompts on. Answers how many ideas are
 * new and how many could still follow; while none is new, those that stand there stay. The same key again is the same
 * press: it passes over nothing, and is answered as the first was.
 */
export async function refreshIdeas(
  ctx: WorkspaceContext,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<Result<Refreshed, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  const claim = { scope: workspace, action: 'ideas', key: idempotencyKey }
  return ctx.inWorkspace(async sql => {
    // One press after the other: two at once would each hold ideas that the other waits for.
    await lockProfile(sql, { workspace })
    const claimed = await insertOrFindIdempotencyKey(sql, { ...claim, userId: workspace })
    if (!claimed.first) return ok(readRefreshed(claimed.result))
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
    const refreshed = { fresh: next.fresh.length, left: next.left }
    await updateIdempotencyResult(sql, { ...claim, result: refreshed })
    return ok(refreshed)
  })
}

function readRefreshed(result: unknown): Refreshed {
  return { fresh: readNumber(readKey(result, 'fresh')) ?? 0, left: readNumber(readKey(result, 'left')) ?? 0 }
}
