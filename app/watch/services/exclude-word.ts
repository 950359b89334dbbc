import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, type Result } from '#core/shared/result.ts'
import { readWatchWords, WATCH_WORDS } from '#core/watch/words.ts'
import { isUuid } from '#db/client.ts'
import { findItem } from '#db/queries/watch/items.ts'
import { findSource } from '#db/queries/watch/sources.ts'
import { saveSource } from './save-source.ts'

/** Keeps what holds a word out of the feed, for the source of the item that proposed it. */
export async function excludeWord(
  ctx: WorkspaceContext,
  { itemId, word }: { itemId: string; word: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  if (!isUuid(itemId)) return err('not_found')
  const { workspace } = ctx
  const source = await ctx.inWorkspace(async sql => {
    const item = await findItem(sql, { workspace, id: itemId })
    return item && findSource(sql, { workspace, id: item.sourceId })
  })
  const [excluded] = readWatchWords(word)
  if (!source || !excluded || excluded.length > WATCH_WORDS.length) return err('not_found')
  const words = readWatchWords([...source.excludedWords, excluded].slice(-WATCH_WORDS.most).join('\n'))
  const { id, name, requiredWords } = source
  return saveSource(ctx, { id, name, required: requiredWords.join('\n'), excluded: words.join('\n') })
}
