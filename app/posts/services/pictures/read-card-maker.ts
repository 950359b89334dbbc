import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import { CARD_NAME_LENGTH, type CardBrand } from '#core/media/quote/card.ts'
import { quotesOf } from '#core/media/quote/quotes.ts'
import { readText } from '#core/shared/untrusted.ts'
import { isUuid } from '#db/client.ts'
import { findBrandKit } from '#db/queries/brand/kits.ts'
import { findPost } from '#db/queries/posts/posts.ts'

export interface CardMaker {
  readonly post: { readonly id: string; readonly title: string; readonly body: string }
  /** Sentences of the post that would stand well on a picture. */
  readonly quotes: readonly string[]
  /** The name of the brand; empty while it has none. */
  readonly name: string
  readonly own: CardBrand
  readonly canWrite: boolean
}

/** What pictures of a post's words are made from; null when the post is not there. */
export async function readCardMaker(ctx: WorkspaceContext, postId: string): Promise<CardMaker | null> {
  const { workspace } = ctx
  if (!isUuid(postId)) return null
  const [post, foundation, own] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findPost(sql, { workspace, id: postId }),
      findFoundation(sql, { workspace }),
      findBrandKit(sql, { workspace }),
    ]),
  )
  if (!post) return null
  const { id, title, body } = post
  return {
    post: { id, title, body },
    quotes: quotesOf(body),
    name: readText(foundation.brand_name).slice(0, CARD_NAME_LENGTH).toWellFormed(),
    own,
    canWrite: ctx.access === 'full' && (await mayChangeText(ctx, { kind: 'post', id: postId })),
  }
}
