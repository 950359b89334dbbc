import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { passesWords, readWatchWords } from '#core/watch/words.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listItemTexts, updateItemsHidden } from '#db/queries/watch/items.ts'
import { updateSource } from '#db/queries/watch/sources.ts'

/** Changes a source's name and words, and holds what it brought already against the new words. */
export async function saveSource(
  ctx: WorkspaceContext,
  input: { id: string; name: string; required: string; excluded: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  const { id, name } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const words = { required: readWatchWords(input.required), excluded: readWatchWords(input.excluded) }
  return ctx.inWorkspace(async sql => {
    if (!(await updateSource(sql, { workspace, id, name, ...words }))) return err('not_found')
    const texts = await listItemTexts(sql, { workspace, sourceId: id })
    const changed = texts.filter(({ text, isHidden }) => passesWords(text, words) === isHidden)
    for (const isHidden of [true, false]) {
      const ids = changed.filter(item => item.isHidden !== isHidden).map(item => item.id)
      await updateItemsHidden(sql, { workspace, ids, isHidden })
    }
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'watch', actionType: 'source_saved' })
    return ok()
  })
}
