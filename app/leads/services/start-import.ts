import { featureLock } from '#app/billing/services/feature-lock.ts'
import { type PeopleSource, readPeopleFile } from '#app/leads/integrations/read-people-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertPeopleImport } from '#db/queries/leads/import-people.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/** Characters that are read within a few milliseconds; more go to a thread. */
const SMALL = 20_000

const readInThread = inThread<typeof readPeopleFile>(
  'app/leads/integrations/read-people-file.ts',
  'readPeopleFile',
)

/** Begins an import, which a job then does. A repeat with the same key finds the one that was begun. */
export async function startImport(
  ctx: WorkspaceContext,
  input: { source: PeopleSource; fileName: string; idempotencyKey: string },
): Promise<Result<{ importId: string }, 'read_only' | 'not_in_plan' | 'no_table' | 'nothing'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  const { source, fileName, idempotencyKey } = input
  const file = await (source.text.length <= SMALL ? readPeopleFile : readInThread)(source)
  if (!file) return err('no_table')
  if (file.people.length === 0) return err('nothing')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'import_people', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const begun = claim.first ? null : readStoredId(claim.result)
    if (begun) return ok({ importId: begun })
    const { people, refused } = file
    const id = await insertPeopleImport(sql, {
      workspace,
      fileName,
      people,
      refused: refused.length,
      now: ctx.now(),
    })
    await insertOutboxJob(sql, { queue: 'leads.import', payload: { workspace, importId: id } })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'sales',
      actionType: 'people_imported',
      additionalData: { count: people.length },
    })
    return ok({ importId: id })
  })
}
