import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listOffers } from '#db/queries/offers/offers.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'

/** Every offer with what has come of it, and what was removed just now. */
export async function readOffers(ctx: WorkspaceContext, { removed }: { removed: string | null }) {
  const { workspace } = ctx
  const [offers, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listOffers(sql, { workspace }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'offer', id: removed }) : null,
    ]),
  )
  return { offers, undo: undo && { id: undo.id, name: undo.name } }
}
