import type { WorkspaceContext } from '#app/platform/context.ts'
import { updateCreditsRefunded } from '#db/queries/billing/credits.ts'

/** Gives a credit back when the answer it paid for failed; the second time nothing happens. */
export async function refundCredit(
  context: WorkspaceContext,
  { creditId }: { creditId: string },
): Promise<void> {
  const { workspace } = context
  await context.inWorkspace(sql =>
    updateCreditsRefunded(sql, { workspace, id: creditId, now: context.now() }),
  )
}
