import { trackPostLinks } from '#app/links/services/track-post-links.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { checkMedia } from '#core/media/video-rules.ts'
import { platformOf, readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import type { Network } from '#core/publishing/networks.ts'
import { previewText, type TextPreview } from '#core/publishing/preview.ts'
import { listPictures } from '#db/queries/media/media.ts'
import { findTextToPublish } from '#db/queries/publishing/targets.ts'
import { networkAbilities } from './network-abilities.ts'
import { openAccounts } from './steps/open-accounts.ts'

/** Milliseconds that a page waits for servers to name their limits. */
const PATIENCE_MS = 1500

/** A post as one account, or several on one network with the same limit, would publish it. */
export interface PostPreview extends TextPreview {
  readonly network: Network
  readonly handles: readonly string[]
  /** What their server takes in one post, as the network counts. */
  readonly limit: number
  /** Whether that is only what is usual on the network, since the server does not answer now. */
  readonly isUsual: boolean
  /** What of the pictures cannot be published there, in plain words. */
  readonly pictureProblems: readonly string[]
  /** Whether it has a video that we cannot send there, so that it is left to the founder. */
  readonly isByHand: boolean
  /** What is said below it at once, where the network has that; '' for nothing. */
  readonly comment: string
  /** Addresses that become a link of ours, and those that stay as typed because the text would be too long. */
  readonly tracked: number
  readonly kept: number
}

/**
 * How a post would look on each of these accounts that is connected: split where it is to be a thread, counted as its network
 * counts, by what its own server takes, with the links of ours that will stand in it. The post must be the workspace's; one that is not there shows nothing.
 */
export async function previewPost(
  ctx: WorkspaceContext,
  {
    postId,
    connectionIds,
    asThread,
    firstComment = '',
    plainLinks = false,
  }: {
    postId: string
    connectionIds: readonly string[]
    asThread: boolean
    firstComment?: string
    plainLinks?: boolean
  },
): Promise<PostPreview[]> {
  if (connectionIds.length === 0) return []
  const { workspace } = ctx
  const [accounts, { source, pictures }] = await Promise.all([
    openAccounts(ctx, connectionIds, PATIENCE_MS),
    ctx.readInWorkspace(async sql => ({
      source: await findTextToPublish(sql, { workspace, postId }),
      pictures: await listPictures(sql, { workspace, place: 'post', placeId: postId }),
    })),
  ])
  if (!source) return []
  const variants = readVariants(source.variants)
  const previews = new Map<string, PostPreview>()
  for (const { account, limits } of accounts) {
    const { network, handle } = account
    const platform = readPlatform(network)
    if (!platform) continue
    const limit = limits?.maxCharacters ?? platformOf(platform).limit
    const { canThread, canComment, sendsVideo } = networkAbilities(ctx, network)
    const isByHand = !sendsVideo && pictures.some(({ durationMs }) => durationMs !== null)
    const own = limits?.pictures
      ? { name: handle, ...limits.pictures, videoBytes: limits.videos?.bytes }
      : null
    const pictureProblems = checkMedia(platform, pictures, own).problems
    const group = JSON.stringify([network, limit, limits === null, own && { ...own, name: '' }])
    const same = previews.get(group)
    if (same) {
      previews.set(group, { ...same, handles: [...same.handles, handle] })
      continue
    }
    const rule = { limit, asThread: asThread && canThread }
    const [text, comment] = await ctx.inWorkspace(sql => {
      const how = { workspace, tier: ctx.tier, isPlain: plainLinks, postId, platform, now: ctx.now() }
      const body = textFor(platform, { body: source.body, variants })
      const said = canComment ? firstComment.trim() : ''
      return Promise.all([
        trackPostLinks(sql, ctx, { ...how, place: 'post', text: body, rule, links: 'foreseen' }),
        trackPostLinks(sql, ctx, {
          ...{ ...how, place: 'comment', text: said, links: 'foreseen' },
          rule: { limit, asThread: false },
        }),
      ])
    })
    previews.set(group, {
      ...previewText(platform, text.text, rule),
      ...{ comment: comment.text, tracked: text.tracked + comment.tracked, kept: text.kept + comment.kept },
      ...{ network, handles: [handle], limit, isUsual: limits === null, pictureProblems, isByHand },
    })
  }
  return [...previews.values()]
}
