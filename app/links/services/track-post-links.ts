import type { ServiceContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/secrets/sign.ts'
import { hasFeature } from '#core/billing/features.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { addressesIn, insertLinks, type LinkedText, linkAddress } from '#core/links/in-text.ts'
import { linkSlug, slugEnding } from '#core/links/slug.ts'
import { readTarget } from '#core/links/target.ts'
import { countFor } from '#core/posts/platforms/count.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { previewText, type TextRule } from '#core/publishing/preview.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertLink } from '#db/queries/links/links.ts'
import { listPostLinks, type PostLink } from '#db/queries/links/post-links.ts'
import { findPost } from '#db/queries/posts/posts.ts'

/** Characters of a slug's ending; with these nobody finds a link by trying. */
const ENDING = 6
/** Characters of a post's title, or of its beginning, that its slugs are made of. */
const TITLE_MOST = 32

/** A text of a post that goes to one network. */
export interface TextToTrack {
  readonly workspace: WorkspaceId
  /** Of the workspace, as it is in force: without campaigns in the plan the text stays as it is. */
  readonly tier: Tier
  /** Whether the founder wants the addresses of this post sent as typed. */
  readonly isPlain: boolean
  readonly postId: string
  readonly platform: PlatformId
  readonly place: 'post' | 'comment'
  readonly text: string
  /** How the network takes it. */
  readonly rule: TextRule
  /**
   * `made` makes the links that are missing. `foreseen` shows those that would be made, by the same addresses.
   * `there` takes only what has been made, for a text that somebody copies.
   */
  readonly links: 'made' | 'foreseen' | 'there'
  readonly now: Date
}

/** Of a text only pages of ours are anything but https: on a machine where we run without it. */
const OWN_PAGES = { isLocal: true } as const

/**
 * A text as it is sent: each https address in it is replaced by a link of ours that stands for the post on this network in
 * this place. What was made before is taken again, wherever it leads by now. A text that would become too long for its
 * network keeps its own addresses, as far as it has to.
 */
export async function trackPostLinks(
  sql: Sql,
  { config }: Pick<ServiceContext, 'config'>,
  input: TextToTrack,
): Promise<LinkedText> {
  const { workspace, postId, platform, place, text, rule } = input
  const untouched = { text, tracked: 0, kept: 0 }
  if (input.isPlain || !hasFeature(input.tier, 'campaigns')) return untouched
  const addresses = addressesIn(text, config.appUrl).filter(
    address => readTarget(address, OWN_PAGES) !== null,
  )
  const post = addresses.length > 0 ? await findPost(sql, { workspace, id: postId }) : null
  if (!post) return untouched
  const where = { workspace, contentId: postId, network: platform, place }
  const known = await listPostLinks(sql, where)
  const opening = post.body.trim().split('\n', 1)[0] ?? ''
  const title = shortened(post.title.trim() || opening.replace(/https?:\/\/\S+/gi, ''))
  const foreseen = new Map<string, string>()
  for (const address of addresses) {
    const own = known.filter(({ original }) => original === address)
    const slug = slugOf(own)
    if (slug !== null) foreseen.set(address, linkAddress(config.appUrl, slug))
    else if (input.links !== 'there') {
      const ending = endingOf(config, [workspace, postId, platform, place, address, String(own.length)])
      const fresh = linkSlug({ title, network: platform, place, ending })
      foreseen.set(address, linkAddress(config.appUrl, fresh))
    }
  }
  const fits = (words: string) => previewText(platform, words, rule).problem === null
  const linked = insertLinks(text, foreseen, { fits, count: words => countFor(platform, words) })
  if (input.links !== 'made') return linked
  for (const [address, link] of foreseen) {
    if (!linked.text.includes(link) || slugOf(known.filter(({ original }) => original === address))) continue
    const fields = {
      slug: link.slice(linkAddress(config.appUrl, '').length),
      label: (post.title || opening).slice(0, 200),
      target: readTarget(address, OWN_PAGES) ?? address,
      ...{ network: platform, place, contentId: postId, campaignId: post.campaignId },
      ...{ fallback: null, offerId: null },
    }
    await insertLink(sql, { workspace, fields, original: address, now: input.now })
  }
  return linked
}

/** The slug of the link that stands for an address now; null where it has none, or it was deleted. */
function slugOf(links: readonly PostLink[]): string | null {
  return links.find(({ isDeleted }) => !isDeleted)?.slug ?? null
}

/** An ending that nobody can guess, the same whenever it is made: so what is shown before is what is sent. */
function endingOf(config: ServiceContext['config'], parts: readonly string[]): string {
  const hash = keyedHash(JSON.stringify(parts), config.sessionSecret, 'tracked-link')
  return slugEnding(Buffer.from(hash, 'base64url').subarray(0, ENDING))
}

/** The first words of a title, so that the link leaves room in a short post. */
function shortened(title: string): string {
  if (title.length <= TITLE_MOST) return title
  const start = title.slice(0, TITLE_MOST + 1)
  return start.slice(0, Math.max(start.lastIndexOf(' '), 0) || TITLE_MOST)
}
