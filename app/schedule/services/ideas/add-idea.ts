import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { keepIdea } from './keep-idea.ts'

/** Keeps an idea of one line. A repeat with the same key adds nothing. */
export async function addIdea(
  ctx: WorkspaceContext,
  input: { title: string; idempotencyKey: string },
): Promise<Result<object, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'add_idea', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    if (!claim.first) return ok()
    const id = await keepIdea(sql, { workspace, title: input.title, now: ctx.now() })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    return ok()
  })
}
