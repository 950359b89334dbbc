import { randomUUID } from 'node:crypto'
import { notify } from '#app/notifications/services/notify.ts'
import type { LinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { findSituation } from '#app/team/services/workflow/find-situation.ts'
import { REVIEW_DAYS } from '#core/posts/approval/approval.ts'
import { toldOf } from '#core/posts/approval/workflow/approvers.ts'
import { dueAt } from '#core/posts/approval/workflow/due.ts'
import type { Step } from '#core/posts/approval/workflow/steps.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { addDays, addMs } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertReview } from '#db/queries/posts/reviews.ts'

/** Bank holidays are those of the country whose customers we write for. */
const WORKFLOW_REGION = 'england-and-wales'

/**
 * Asks for the approval of one step: whoever may answer it is told, or a link for the client is made. `number` counts the
 * steps of the post, `from` is by whom the post came to it.
 */
export async function openStep(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    timeZone: string
    post: { id: string; title: string }
    step: Step
    number: number
    askedBy: string | null
    from: { id: string | null; name: string }
    secrets: LinkSecrets
    now: Date
  },
): Promise<void> {
  const { workspace, timeZone, post, step, number, askedBy, from, secrets, now } = input
  const id = randomUUID()
  const due = dueAt(now, step.days, timeZone, WORKFLOW_REGION)
  await insertReview(sql, {
    ...{ workspace, id, postId: post.id, now },
    tokenHash: step.kind === 'client' ? hashSecret(secrets.make(id)) : null,
    expiresAt: addDays(now, REVIEW_DAYS),
    of: { step, number, dueAt: due, askedBy },
  })
  if (step.kind === 'client') return
  const situation = await findSituation(sql, { workspace, timeZone, now })
  const by = due ? `Please reply by ${whenText(addMs(due, -60_000), timeZone)}.` : ''
  await notify(sql, {
    workspace,
    event: 'review_asked',
    key: `review_asked:${id}`,
    details: { title: post.title, who: from.name, ...(by ? { note: by } : {}) },
    path: `/app/content/review/${post.id}`,
    people: toldOf(step, { ...situation, askedBy }),
    except: from.id,
    now,
  })
}
