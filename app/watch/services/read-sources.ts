import type { WorkspaceContext } from '#app/platform/context.ts'
import { sourceHealth } from '#core/watch/health.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { listCountedSources } from '#db/queries/watch/sources.ts'

/** All sources with how each is, and the one that was just removed. */
export async function readSources(ctx: WorkspaceContext, { removed }: { removed: string | null }) {
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.readInWorkspace(async sql => {
    const [sources, undo] = await Promise.all([
      listCountedSources(sql, { workspace }),
      removed && isUuid(removed) ? findRemoved(sql, { workspace, kind: 'watch_source', id: removed }) : null,
    ])
    return { sources: sources.map(source => ({ ...source, health: sourceHealth(source, now) })), undo }
  })
}
