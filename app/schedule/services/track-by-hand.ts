import { trackPostLinks } from '#app/links/services/track-post-links.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { platformOf, readPlatform } from '#core/posts/platforms/platforms.ts'
import type { Sql } from '#db/client.ts'

/** A scheduled post with the text that goes out. */
interface TextToCopy {
  readonly contentId: string | null
  readonly platform: string
  readonly body: string
  readonly plainLinks: boolean
}

/**
 * Scheduled posts as somebody posts them by hand: with the links of ours that were made when they were scheduled. Makes
 * none, since whoever looks changes nothing.
 */
export async function trackByHand<Row extends TextToCopy>(
  sql: Sql,
  ctx: WorkspaceContext,
  rows: readonly Row[],
): Promise<Row[]> {
  const { workspace, tier } = ctx
  return Promise.all(
    rows.map(async row => {
      const platform = readPlatform(row.platform)
      if (!platform || !row.contentId) return row
      const { contentId: postId, body: text, plainLinks: isPlain } = row
      const rule = { limit: platformOf(platform).limit, asThread: false }
      const how = { workspace, tier, isPlain, postId, platform, place: 'post', links: 'there' } as const
      const linked = await trackPostLinks(sql, ctx, { ...how, text, rule, now: ctx.now() })
      return { ...row, body: linked.text }
    }),
  )
}
