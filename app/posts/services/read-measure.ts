import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Measure } from '#core/posts/editor.ts'
import { isUuid } from '#db/client.ts'
import { findHistory } from './find-history.ts'

/** What a text is scored by: the brand, and how its newest posts but the one that is open were written. */
export async function readMeasure(
  ctx: WorkspaceContext,
  { postId }: { postId: string | null },
): Promise<Measure> {
  const { workspace } = ctx
  const except = isUuid(postId) ? postId : null
  return ctx.readInWorkspace(async sql => {
    const [foundation, history] = await Promise.all([
      findFoundation(sql, { workspace }),
      findHistory(sql, { workspace, except }),
    ])
    return { foundation, history }
  })
}
