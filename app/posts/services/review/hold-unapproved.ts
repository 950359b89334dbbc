import { PLAN_HOLD_TEXTS } from '#core/posts/approval/approval.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { updateUnapprovedHeld } from '#db/queries/posts/reviews.ts'
import { updateStatusFromOutings } from '#db/queries/schedule/outings.ts'

/** After a text has changed: its planned outings wait for a new yes, where the workspace asks for one. */
export async function holdUnapproved(
  sql: Sql,
  given: { workspace: WorkspaceId; contentId: string; now: Date },
): Promise<void> {
  const held = await updateUnapprovedHeld(sql, { ...given, reason: PLAN_HOLD_TEXTS.not_approved })
  if (held > 0) await updateStatusFromOutings(sql, given)
}
