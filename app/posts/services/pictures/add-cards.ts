import { addCard } from '#app/media/services/add-card.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Card } from '#core/media/quote/card.ts'
import type { MediaRefusal } from '#core/media/refusals.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'

/**
 * Adds pictures of words to a post, in their order, until one has no room. One that is there already is not added again;
 * a refusal says how many were added before it, and why.
 */
export async function addCards(
  ctx: WorkspaceContext,
  { postId, cards }: { postId: string; cards: readonly Card[] },
): Promise<
  | Ok<{ added: number }>
  | Refusal<'not_found'>
  | Refusal<'no_room', { readonly added: number; readonly why: MediaRefusal }>
> {
  let added = 0
  for (const card of cards) {
    const result = await addCard(ctx, { postId, card })
    if (result.ok) added++
    else if (result.reason === 'not_found') return err('not_found')
    else if (result.reason !== 'already_there' || cards.length === 1)
      return err('no_room', { added, why: result })
  }
  return ok({ added })
}
