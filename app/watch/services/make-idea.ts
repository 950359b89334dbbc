import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { formatDate } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { lockItem, updateItemState } from '#db/queries/watch/items.ts'

/** Characters of an idea's title, and of what is quoted. */
const TITLE_MOST = 120
const QUOTE_MOST = 500

/**
 * Makes an idea for a post from an item: with the quotation, who said it and where. Pressed again it answers the idea that
 * is there.
 */
export async function makeIdea(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<{ postId: string }, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const item = await lockItem(sql, { workspace, id })
    if (!item) return err('not_found')
    if (item.contentId) return ok({ postId: item.contentId })
    const said = item.summary || item.title
    const quote = said.length <= QUOTE_MOST ? said : `${truncateUnits(said, QUOTE_MOST - 1).trimEnd()}…`
    const who = [item.author, item.sourceName].filter(
      (name, at, all) => name !== '' && all.indexOf(name) === at,
    )
    const source = `${who.join(', ')}, ${formatDate(item.publishedAt, ctx.timeZone)}`
    const body = [item.note, `“${quote}”`, `Source: ${source}`, item.address].filter(Boolean).join('\n')
    const fields = { title: truncateUnits(item.title, TITLE_MOST), body, status: 'idea' as const }
    const post = await insertPost(sql, { workspace, fields, now: ctx.now() })
    await updateItemState(sql, { workspace, id, state: 'acted', contentId: post.id })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'watch', actionType: 'idea_made' })
    return ok({ postId: post.id })
  })
}
