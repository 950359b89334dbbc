import type { WorkspaceContext } from '#app/platform/context.ts'
import { findSituation } from '#app/team/services/workflow/find-situation.ts'
import { namePeople } from '#app/team/services/workflow/name-people.ts'
import { approversOf } from '#core/posts/approval/workflow/approvers.ts'
import { readStep } from '#core/posts/approval/workflow/steps.ts'
import { isUuid } from '#db/client.ts'
import { listOpenReviews } from '#db/queries/posts/due-reviews.ts'

/** Whom a post waits for, and since when. */
export interface Waiting {
  readonly kind: 'inside' | 'client'
  readonly who: readonly { readonly name: string; readonly standsInFor: string | null }[]
  readonly since: Date
  readonly isOverdue: boolean
}

/** Whom posts wait for in a step of the workspace's workflow, by post; only those that do. */
export async function readWaiting(
  ctx: WorkspaceContext,
  { postIds }: { postIds: readonly (string | null)[] },
): Promise<Readonly<Record<string, Waiting>>> {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const ids = [...new Set(postIds.filter(isUuid))]
  if (ids.length === 0) return {}
  const found = await ctx.readInWorkspace(sql => listOpenReviews(sql, { workspace, postIds: ids, now }))
  const open = found.flatMap(row => {
    const step = readStep(row.askedOf)
    return step ? [{ ...row, step }] : []
  })
  if (open.length === 0) return {}
  const [named, situation] = await Promise.all([
    namePeople(ctx),
    ctx.readInWorkspace(sql => findSituation(sql, { workspace, timeZone, now })),
  ])
  const nameOf = (id: string) => named.find(person => person.id === id)?.name ?? 'Someone'
  return Object.fromEntries(
    open.map(({ postId, step, askedAt, dueAt }) => [
      postId,
      {
        kind: step.kind,
        who: approversOf(step, situation).map(({ id, standsInFor }) => ({
          name: nameOf(id),
          standsInFor: standsInFor === null ? null : nameOf(standsInFor),
        })),
        since: askedAt,
        isOverdue: dueAt !== null && dueAt <= now,
      },
    ]),
  )
}
