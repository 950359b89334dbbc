import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { columnsToRemember } from '#core/analytics/networks/columns.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import {
  findNumberImport,
  insertNumberImport,
  lockNumberImports,
} from '#db/queries/analytics/number-imports.ts'
import { upsertColumns } from '#db/queries/analytics/post-numbers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { writeLock } from '../write-lock.ts'
import { planFile } from './plan-file.ts'
import { type FileOfPlatform, readFileOfPlatform } from './read-file-of-platform.ts'

/**
 * Takes over the numbers of a platform's file, as its preview says, and remembers what its columns hold. A repeat with the
 * same key answers like the first; the same file once more changes nothing.
 */
export async function importNumbers(
  ctx: WorkspaceContext,
  input: { file: FileOfPlatform; fileName: string; idempotencyKey: string },
): Promise<Result<{ posts: number }, 'read_only' | 'not_in_plan' | 'no_table' | 'nothing'>> {
  const lock = writeLock(ctx)
  if (lock) return err(lock)
  const { file, fileName, idempotencyKey } = input
  const { network } = file
  const read = await readFileOfPlatform(ctx, file)
  if (!read.ok) return err('no_table')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'import_numbers', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const made = claim.first ? null : readStoredId(claim.result)
    const before = made ? await findNumberImport(sql, { workspace, id: made }) : null
    if (before) return ok({ posts: before.posts })
    await lockNumberImports(sql, { workspace, network })
    const { planned, unmatched, headings, columns } = await planFile(ctx, sql, { network, read })
    const posts = planned.flatMap(({ kind, postId, numbers }) =>
      kind === 'same' ? [] : [{ postId, ...numbers }],
    )
    if (posts.length === 0) return err('nothing')
    const now = ctx.now()
    const done = await insertNumberImport(sql, {
      ...{ workspace, network, fileName, posts, now },
      unmatched: unmatched.length,
      measuredOn: wallTimeOf(now, ctx.timeZone).day,
    })
    await upsertColumns(sql, {
      ...{ workspace, network },
      columns: columnsToRemember(headings, columns),
      dayOrder: file.dayOrder ?? '',
    })
    await updateIdempotencyResult(sql, { ...key, result: { id: done.id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'analytics',
      actionType: 'numbers_imported',
      additionalData: { count: done.posts, network },
    })
    return ok({ posts: done.posts })
  })
}
