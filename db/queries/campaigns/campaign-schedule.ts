import type { Sql, WorkspaceId } from '../../client.ts'
import { heldUntil, isHeldInTime } from '../schedule/held-until.ts'
import { lockScheduledPostsOf, updateStatusFromSchedule } from '../schedule/scheduled-posts.ts'

/** Pauses what a campaign has scheduled, with the reason shown beside it; what is on its way or out stays. */
export async function updateCampaignPaused(
  sql: Sql,
  input: { workspace: WorkspaceId; campaignId: string; reason: string; now: Date },
): Promise<number> {
  await lockScheduledPostsOf(sql, input)
  const rows = await sql<{ contentId: string }[]>`
    update content_planner p
    set status = 'held', held_reason = ${input.reason}, status_since = ${input.now},
      deadline_at = ${heldUntil(sql, input)}, version = p.version + 1
    from content_created c
    where c.user_id = p.user_id and c.id = p.content_id and c.campaign_id = ${input.campaignId}
      and p.user_id = ${input.workspace} and p.status in ('scheduled', 'due')
    returning p.content_id
  `
  await refresh(sql, input.workspace, rows)
  return rows.length
}

/** Resumes what waited for nothing but its campaign and whose day is not over; answers how many. */
export async function updateCampaignResumed(
  sql: Sql,
  input: { workspace: WorkspaceId; campaignId: string; reason: string; now: Date },
): Promise<number> {
  await lockScheduledPostsOf(sql, input)
  const rows = await sql<{ contentId: string }[]>`
    update content_planner p
    set status = 'scheduled', held_reason = '', status_since = ${input.now}, deadline_at = p.scheduled_for,
      version = p.version + 1
    from content_created c
    where c.user_id = p.user_id and c.id = p.content_id and c.campaign_id = ${input.campaignId}
      and p.user_id = ${input.workspace} and p.status = 'held' and p.held_reason = ${input.reason}
      and ${isHeldInTime(sql, input)}
    returning p.content_id
  `
  await refresh(sql, input.workspace, rows)
  return rows.length
}

/** Does the post belong to a campaign that is paused? */
export async function findIsCampaignPaused(
  sql: Sql,
  { workspace, postId }: { workspace: WorkspaceId; postId: string },
): Promise<boolean> {
  const rows = await sql`
    select from content_created c join campaigns k on k.user_id = c.user_id and k.id = c.campaign_id
    where c.user_id = ${workspace} and c.id = ${postId} and k.status = 'held'
  `
  return rows.count > 0
}

async function refresh(
  sql: Sql,
  workspace: WorkspaceId,
  rows: readonly { contentId: string }[],
): Promise<void> {
  for (const postId of [...new Set(rows.map(({ contentId }) => contentId))].sort())
    await updateStatusFromSchedule(sql, { workspace, postId })
}
