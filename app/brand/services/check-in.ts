import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertCheckin } from '#db/queries/brand/checkins.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { refreshScore } from './refresh-score.ts'

/** Stores a brand check-in (0 to 10) and the score it leads to, in one transaction. A repeat changes nothing. */
export async function checkIn(
  ctx: WorkspaceContext,
  input: { alignment: number; note: string; idempotencyKey: string },
): Promise<Result<object, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'check_in', key: input.idempotencyKey }
    const { first } = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    if (!first) return ok()
    await insertCheckin(sql, { workspace, alignmentScore: input.alignment, note: input.note, now: ctx.now() })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'brand', actionType: 'check_in' })
    await refreshScore(ctx, sql)
    return ok()
  })
}
