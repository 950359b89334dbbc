import type { ActionFunctionArgs } from 'react-router'
import { mediaRefusal } from '#app/media/copy.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { someAdded } from '#app/posts/copy/cards.ts'
import { addCards } from '#app/posts/services/pictures/add-cards.ts'
import type { Card } from '#core/media/quote/card.ts'

/**
 * Adds the pictures of words that a form asks for to a post, and leads to its pictures; else the page again with what was
 * wrong: `nothing` where the form asks for none. `cardsOf` reads them from its fields.
 */
export async function takeCards(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  postId: string,
  {
    cardsOf,
    nothing,
  }: {
    readonly cardsOf: (
      ctx: WorkspaceContext,
      fields: Readonly<Record<string, unknown>>,
    ) => readonly Card[] | Promise<readonly Card[]>
    readonly nothing: string
  },
) {
  const { ctx, body, overLimit } = await workspacePost(args)
  if (!body.ok) return pageAgain(body.status, body.problem)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const cards = await cardsOf(ctx, Object.fromEntries(body.form))
  if (cards.length === 0) return pageAgain(422, nothing)
  const result = await addCards(ctx, { postId, cards })
  if (result.ok) return done(`/app/media/post/${postId}`, 'picturesAdded')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, someAdded(result.added, mediaRefusal(result.why)))
}
