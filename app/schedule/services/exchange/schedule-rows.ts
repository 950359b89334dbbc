import { pauseUnapproved } from '#app/team/services/pause-unapproved.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { type ImportRow, importKey, skipScheduled } from '#core/schedule/import-rows.ts'
import { canScheduleOn } from '#core/schedule/limit.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { listPlatformsInUse, listScheduledAt } from '#db/queries/schedule/list-scheduled-posts.ts'
import { insertScheduledPosts, updateStatusFromSchedule } from '#db/queries/schedule/scheduled-posts.ts'

/**
 * Weighs the rows of a file against the planner and the plan: what is scheduled already and what the plan has no platform
 * for gets its reason. Up to `most` good ones become a post with a date each. Inside a transaction that holds the profile.
 */
export async function scheduleRows(
  sql: Sql,
  input: { workspace: WorkspaceId; tier: Tier; rows: readonly ImportRow[]; most: number; now: Date },
): Promise<{ rows: readonly ImportRow[]; ready: number; scheduled: number }> {
  const { workspace, tier, now } = input
  const times = input.rows.flatMap(row => (row.entry ? [row.entry.at] : []))
  const [inUse, scheduled] = await Promise.all([
    listPlatformsInUse(sql, { workspace }),
    listScheduledAt(sql, { workspace, times }),
  ])
  const rows = skipScheduled(input.rows, scheduled.map(importKey)).map(row => {
    if (!row.entry) return row
    const { platform } = row.entry
    if (!canScheduleOn(tier, inUse, platform).ok)
      return { ...row, entry: null, problem: 'Your plan doesn’t include another platform.' }
    if (!inUse.includes(platform)) inUse.push(platform)
    return row
  })
  const ready = rows.flatMap(row => (row.entry ? [row.entry] : []))
  const next = ready.slice(0, input.most)
  for (const { title, body, platform, at, timeZone } of next) {
    const { id } = await insertPost(sql, { workspace, fields: { title, body, platform }, now })
    await insertScheduledPosts(sql, {
      workspace,
      postId: id,
      title: '',
      platform,
      times: [at],
      timeZone,
      repeat: null,
      seriesId: null,
      now,
    })
    await updateStatusFromSchedule(sql, { workspace, postId: id })
    await pauseUnapproved(sql, { workspace, postId: id, now })
  }
  return { rows, ready: ready.length, scheduled: next.length }
}
