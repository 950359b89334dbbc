import { createHash, randomInt, randomUUID } from 'node:crypto'
import { trackPostLinks } from '#app/links/services/track-post-links.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkAdapter } from '#app/publishing/integrations/network.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { type PlatformId, platformOf } from '#core/posts/platforms/platforms.ts'
import { postsOf, type TextRule } from '#core/publishing/preview.ts'
import { recordKey } from '#core/publishing/record-key.ts'
import { addMs } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import {
  type FrozenFile,
  insertParts,
  listParts,
  type NewPart,
  type Part,
} from '#db/queries/publishing/parts.ts'
import { updateTarget } from '#db/queries/publishing/targets.ts'
import type { ScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Stores all that will be sent, the same in every send from now on: the post or the posts of a thread, and a first comment
 * where the network has them. A text that no thread can hold is one post, for its network to refuse. Addresses become
 * links of ours, where the plan has them.
 */
export async function freezeParts(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    targetId: string
    context: Pick<ServiceContext, 'config'>
    /** In force now. */
    tier: Tier
    scheduledPost: ScheduledPost
    adapter: NetworkAdapter
    platform: PlatformId
    text: string
    /** What goes with the first part. */
    files: readonly FrozenFile[]
    /** What the account's server takes; null where nobody says. */
    maxCharacters: number | null
    now: Date
  },
): Promise<Part[]> {
  const { workspace, targetId, scheduledPost, adapter, platform, files, now } = input
  const limit = input.maxCharacters ?? platformOf(platform).limit
  const asThread = scheduledPost.asThread && adapter.canThread === true
  const tracked = async (text: string, place: 'post' | 'comment', rule: TextRule) => {
    const { contentId: postId, plainLinks: isPlain } = scheduledPost
    if (!postId) return text
    const how = { workspace, tier: input.tier, isPlain, postId, platform, place, links: 'made', now } as const
    return (await trackPostLinks(sql, input.context, { ...how, text, rule })).text
  }
  const text = await tracked(input.text, 'post', { limit, asThread })
  const posts = postsOf(platform, text, { limit, asThread })
  const said = adapter.canComment ? scheduledPost.firstComment.trim() : ''
  const comment = await tracked(said, 'comment', { limit, asThread: false })
  const frozen = (words: string, place: number, role: NewPart['role']): NewPart => {
    // Each a little later than the one before, so that they keep their order wherever they are sorted by time.
    const frozenAt = addMs(now, place)
    return {
      role,
      text: words,
      textHash: createHash('sha256').update(words).digest('hex'),
      media: place === 0 ? files : [],
      isAd: scheduledPost.isAd,
      privacy: adapter.privacyOptions ? scheduledPost.privacy : '',
      frozenAt,
      recordKey: recordKey(frozenAt, randomInt(1024)),
      idempotencyKey: randomUUID(),
    }
  }
  const parts = [
    ...posts.map((post, place) => frozen(post, place, 'post')),
    ...(comment ? [frozen(comment, posts.length, 'comment')] : []),
  ]
  await updateTarget(sql, { workspace, id: targetId, changes: { frozenAt: now } })
  await insertParts(sql, { workspace, targetId, parts })
  return listParts(sql, { workspace, targetId })
}
