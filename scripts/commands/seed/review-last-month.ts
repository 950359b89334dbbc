import type { Config } from '#app/config.server.ts'
import { acceptPart } from '#app/monthly-review/services/accept-part.ts'
import { makeReview } from '#app/monthly-review/services/make-review.ts'
import { readReview } from '#app/monthly-review/services/read-reviews.ts'
import { settlePart } from '#app/monthly-review/services/settle-part.ts'
import { makeWorkspaceContext } from '#app/platform/context.ts'
import { monthBefore } from '#core/monthly-review/month.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import type { Database, WorkspaceId } from '#db/client.ts'

/**
 * The review of the month before, as the founder of a made-up workspace finds it: one part accepted, one declined. It keeps
 * the numbers it was made with, so it comes once everything else is there.
 */
export async function reviewLastMonth(
  db: Database,
  { workspace, now, config }: { workspace: WorkspaceId; now: Date; config: Config },
): Promise<void> {
  const [tier, access, timeZone] = ['collective', 'full', 'Europe/London'] as const
  const owner = { userId: workspace as string, workspace, role: 'owner' as const, tier, access, timeZone }
  const ctx = makeWorkspaceContext({ db, config, now: () => now }, owner)
  const month = monthBefore(wallTimeOf(now, timeZone).day)
  await makeReview(ctx, { month })
  const [first, second] = (await readReview(ctx, { month }))?.parts ?? []
  if (first) await acceptPart(ctx, { id: first.id })
  if (second) await settlePart(ctx, { id: second.id, state: 'declined' })
}
