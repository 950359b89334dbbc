import type { Facts } from '#core/posts/approval/workflow/rules.ts'
import { nextStep, requiredSteps, type Step } from '#core/posts/approval/workflow/steps.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listApprovals, listFacts } from '#db/queries/posts/review-steps.ts'
import { findWorkflow } from './find-workflow.ts'

/** Where a post stands among its steps. */
export interface StepsOfPost {
  /** All that it has to go through, in order. */
  readonly required: readonly Step[]
  /** The steps whose approval its present text has. */
  readonly given: readonly Step[]
  /** The one that is asked next; null when it is approved. */
  readonly next: Step | null
}

/**
 * Where posts stand among the steps of their workspace, by post; null where there is no workflow. An approval counts for
 * the very text it was given to, and what was approved before the workflow changed stays so. `comment` is the first
 * comment to go by instead of all that are planned, `also` what a post is about to become.
 */
export async function checkSteps(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    postIds: readonly string[]
    now: Date
    comment?: string
    also?: { readonly platforms: readonly string[]; readonly isAd: boolean }
  },
): Promise<ReadonlyMap<string, StepsOfPost> | null> {
  const { workspace, postIds, also, comment } = input
  const workflow = await findWorkflow(sql, input)
  if (!workflow) return null
  const [facts, approvals] = await Promise.all([
    listFacts(sql, { workspace, postIds }),
    listApprovals(sql, { workspace, postIds, ...(comment === undefined ? {} : { comment }) }),
  ])
  return new Map(
    [...facts].map(([id, present]) => {
      const about: Facts = {
        ...present,
        texts: comment ? [...present.texts, comment] : present.texts,
        platforms: [...present.platforms, ...(also?.platforms ?? [])],
        isAd: present.isAd || also?.isAd === true,
      }
      const required = requiredSteps(workflow, about)
      const own = approvals.filter(({ postId }) => postId === id)
      const given = own.flatMap(({ step }) => step ?? [])
      const wasApproved = own.some(({ isFinal, decidedAt }) => isFinal && decidedAt < workflow.changedAt)
      return [id, { required, given, next: wasApproved ? null : nextStep(required, given) }]
    }),
  )
}
