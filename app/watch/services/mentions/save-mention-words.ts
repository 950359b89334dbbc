import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readWatchWords } from '#core/watch/words.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { lockMentionWords, updateMentionWords } from '#db/queries/watch/mention-words.ts'
import { bringMentionsUpToDate } from './bring-mentions-up-to-date.ts'

/** Changes the words a founder looks for or excludes, and finds the mentions of the newest 5,000 items anew. */
export async function saveMentionWords(
  ctx: WorkspaceContext,
  input: { added: string; excluded: string },
): Promise<Result<object, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  const { workspace } = ctx
  const words = { added: readWatchWords(input.added), excluded: readWatchWords(input.excluded) }
  return ctx.inWorkspace(async sql => {
    await lockMentionWords(sql, { workspace })
    await updateMentionWords(sql, { workspace, ...words })
    await bringMentionsUpToDate(sql, { workspace })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'watch',
      actionType: 'mention_words_saved',
    })
    return ok()
  })
}
