import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { inThread } from '#app/platform/threads/in-thread.ts'
import type { Comparison, compareSides } from '#core/research/comparison/compare.ts'
import { COMPARED, type ComparedText } from '#core/research/comparison/texts.ts'
import { addDays } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { listCompetitorTexts, listOwnTexts } from '#db/queries/research/compared.ts'
import { findCompetitor } from '#db/queries/research/competitors.ts'

// Up to 120 texts are scored: in a thread nobody else waits for them.
const compareInThread = inThread<typeof compareSides>('core/research/comparison/compare.ts', 'compareSides')

/**
 * A competitor held against us: what their sources brought in the last 90 days, with their promise, and what we published
 * in the same days. Null when there is none of that id.
 */
export async function compareCompetitor(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ competitor: { id: string; name: string }; comparison: Comparison } | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const since = addDays(ctx.now(), -COMPARED.days)
  const [competitor, theirs, ours, foundation] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findCompetitor(sql, { workspace, id }),
      listCompetitorTexts(sql, { workspace, competitorId: id, since }),
      listOwnTexts(sql, { workspace, since }),
      findFoundation(sql, { workspace }),
    ]),
  )
  if (!competitor) return null
  const { name, promise, site } = competitor
  const promised: ComparedText[] =
    promise === '' ? [] : [{ id: 'promise', title: 'Their promise', text: promise, address: site, at: null }]
  const comparison = await compareInThread([...promised, ...theirs], ours, foundation)
  return { competitor: { id, name }, comparison }
}
