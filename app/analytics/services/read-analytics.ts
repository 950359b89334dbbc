import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { countAnalytics } from './count-analytics.ts'
import { listPeople } from './list-people.ts'

/**
 * The four questions of a period, beside the one before, and the table that divides them, with what happened on its days, from
 * at most three statements. `deleted` is the note that was just deleted, which can be put back; it takes another. `paid` is null
 * for whoever may not see deals.
 */
export async function readAnalytics(
  ctx: WorkspaceContext,
  input: { period: Period; by: Grouping; deleted?: string | null },
) {
  const people = await listPeople(ctx, input.by)
  return ctx.inWorkspace(sql => countAnalytics(sql, ctx, { ...input, people }))
}
