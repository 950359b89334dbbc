import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import { type ImportSource, listStories } from '#app/stories/integrations/read-stories.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { insertStoryImport } from '#db/queries/stories/story-imports.ts'

/** Characters that are read within a few milliseconds; more go to a thread. */
const SMALL = 20_000

const listInThread = inThread<typeof listStories>('app/stories/integrations/read-stories.ts', 'listStories')

/** Begins a long import of all chosen stories and of those beyond what was shown, which a job then does. A repeat with the same key finds the one that was begun. */
export async function startImport(
  ctx: WorkspaceContext,
  input: { source: ImportSource; chosen: readonly number[]; idempotencyKey: string },
): Promise<Result<{ importId: string }, 'read_only' | 'nothing_chosen'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { json, count } = await (input.source.text.length <= SMALL ? listStories : listInThread)(
    input.source,
    input.chosen,
  )
  if (count === 0) return err('nothing_chosen')
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'import_stories', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const begun = claim.first ? null : readStoredId(claim.result)
    if (begun) return ok({ importId: begun })
    const { id } = await insertStoryImport(sql, { workspace, stories: json, count, now: ctx.now() })
    await insertOutboxJob(sql, { queue: 'stories.import', payload: { workspace, importId: id } })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'storybank',
      actionType: 'stories_imported',
      additionalData: { count },
    })
    return ok({ importId: id })
  })
}
