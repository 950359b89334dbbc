import type { WorkspaceContext } from '#app/platform/context.ts'
import { addDays } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { listCompetitors } from '#db/queries/research/competitors.ts'

/** Days in which what a competitor published counts as recent. */
const RECENT_DAYS = 30

/** Every competitor with what stands behind it, and what was deleted just now. */
export async function readCompetitors(ctx: WorkspaceContext, { removed }: { removed: string | null }) {
  const { workspace } = ctx
  const since = addDays(ctx.now(), -RECENT_DAYS)
  return ctx.readInWorkspace(async sql => {
    const [competitors, undo] = await Promise.all([
      listCompetitors(sql, { workspace, since }),
      removed && isUuid(removed) ? findRemoved(sql, { workspace, kind: 'competitor', id: removed }) : null,
    ])
    return { competitors, undo }
  })
}
