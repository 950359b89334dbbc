import { PAUSE_TEXTS } from '#core/posts/approval/approval.ts'
import type { Step, Workflow } from '#core/posts/approval/workflow/steps.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '../client.ts'
import { jsonb } from '../json.ts'
import { upsertApprovalMode } from '../queries/posts/reviews.ts'
import { upsertWorkflow } from '../queries/team/workflows.ts'
import type { Founder } from './founders/founder.ts'

const TEAM: Step = { kind: 'inside', roles: ['owner', 'admin'], members: [], days: 2 }
const CLIENT: Step = { kind: 'client', roles: [], members: [], days: 5 }

const WORKFLOW: Workflow = {
  steps: [TEAM, CLIENT],
  rules: [{ when: 'has_price', mode: 'step', who: 'owner', platform: '' }],
}

/** Two steps of approval, what was approved before them, and a scheduled post that waits at the second. */
export async function seedApprovals(
  sql: Sql,
  input: { workspace: WorkspaceId; founder: Founder; postIds: readonly string[]; now: Date },
): Promise<void> {
  const { workspace, founder, postIds, now } = input
  const daysAway = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const asked = async (
    postId: string,
    review: { at: number; decided: number | null; step?: Step; number?: number; isFinal: boolean },
  ) => {
    const { at, decided, step, number, isFinal } = review
    await sql`
      insert into post_reviews (
        user_id, content_id, mark, asked_by, asked_at, expires_at, decision, decided_at, decided_by, decided_name,
        step, asked_of, is_final, due_at
      )
      select user_id, id, reviewed_mark(user_id, id, title, body, content_data), user_id, ${daysAway(at)},
        ${daysAway(at + 30)}, ${decided === null ? null : 'approved'}, ${decided === null ? null : daysAway(decided)},
        ${decided === null ? null : workspace}, ${decided === null ? '' : founder.name}, ${number ?? null},
        ${step ? jsonb(sql, step) : null}, ${isFinal}, ${step && decided === null ? daysAway(at + 7) : null}
      from content_created where user_id = ${workspace} and id = ${postId}
    `
  }
  for (const postId of postIds.slice(8, 10)) await asked(postId, { at: -5, decided: -4.9, isFinal: true })
  await upsertApprovalMode(sql, { workspace, approval: 'client' })
  await upsertWorkflow(sql, { workspace, workflow: WORKFLOW, now: daysAway(-4) })
  const waiting = postIds[10]
  if (!waiting) return
  await asked(waiting, { at: -3, decided: -2, step: TEAM, number: 1, isFinal: false })
  await asked(waiting, { at: -2, decided: null, step: CLIENT, number: 2, isFinal: false })
  await sql`
    insert into content_planner (
      user_id, content_id, title, platform, scheduled_for, status, status_since, deadline_at, held_reason
    )
    select user_id, id, title, platform, ${daysAway(6)}::timestamptz, 'held', ${daysAway(-3)}::timestamptz,
      ${daysAway(6)}::timestamptz, ${PAUSE_TEXTS.not_approved}
    from content_created where user_id = ${workspace} and id = ${waiting}
  `
  await sql`update content_created set status = 'held' where user_id = ${workspace} and id = ${waiting}`
}
