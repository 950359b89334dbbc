import type { WorkspaceContext } from '#app/platform/context.ts'
import type { StepsOfPost } from '#app/team/services/workflow/check-steps.ts'
import { findSituation } from '#app/team/services/workflow/find-situation.ts'
import { namePeople } from '#app/team/services/workflow/name-people.ts'
import { type ApprovalMode, type ReviewState, reviewState } from '#core/posts/approval/approval.ts'
import { type Approver, answersAs, approversOf } from '#core/posts/approval/workflow/approvers.ts'
import { readStep, type Step, stepKey, stepsState } from '#core/posts/approval/workflow/steps.ts'
import type { DecidedReviewRow } from '#db/queries/posts/reviews.ts'

/** One step of a post as it is shown. */
export interface StepView {
  readonly kind: Step['kind']
  /** Who may answer it today, by name; none for a client. */
  readonly who: readonly { readonly name: string; readonly standsInFor: string | null }[]
  readonly standing: 'approved' | 'waiting' | 'next' | 'later'
  /** Who approved it, when, and for whom if a deputy did. */
  readonly approved: { readonly by: string; readonly at: Date; readonly forName: string } | null
  /** Since when it waits, and by when it is to be answered. */
  readonly waiting: { readonly since: Date; readonly dueAt: Date | null; readonly isOverdue: boolean } | null
}

/** The steps of a post with who is asked and who has answered, and what this person may do about the one that is next. */
export async function readSteps(
  ctx: WorkspaceContext,
  { required, next, reviews }: StepsOfPost & { reviews: readonly DecidedReviewRow[] },
): Promise<{
  state: ReviewState
  mode: ApprovalMode
  canAnswer: boolean
  list: readonly StepView[]
}> {
  const { workspace, timeZone, userId } = ctx
  const now = ctx.now()
  const newest = reviews[0] ?? null
  const asked = readStep(newest?.askedOf)
  const state = stepsState(reviewState(newest, now), asked, next)
  const [named, situation] = await Promise.all([
    namePeople(ctx),
    ctx.readInWorkspace(sql => findSituation(sql, { workspace, timeZone, now })),
  ])
  const nameOf = (id: string) => named.find(person => person.id === id)?.name ?? 'Someone'
  const nameBoth = ({ id, standsInFor }: Approver) => ({
    name: nameOf(id),
    standsInFor: standsInFor === null ? null : nameOf(standsInFor),
  })
  const answers = [...reviews].filter(({ isCurrent, decision }) => isCurrent && decision === 'approved')
  const list = required.map((step, at): StepView => {
    const isGiven = next === null || at < required.indexOf(next)
    const standing = isGiven ? 'approved' : step !== next ? 'later' : state === 'waiting' ? 'waiting' : 'next'
    const answer = isGiven ? takeAnswer(answers, step) : null
    const dueAt = newest?.dueAt ?? null
    return {
      kind: step.kind,
      who: approversOf(step, situation).map(nameBoth),
      standing,
      approved: answer?.decidedAt
        ? { by: answer.decidedName, at: answer.decidedAt, forName: answer.deputyForName }
        : null,
      waiting:
        standing === 'waiting' && newest
          ? { since: newest.askedAt, dueAt, isOverdue: dueAt !== null && dueAt <= now }
          : null,
    }
  })
  const canAnswer =
    state === 'waiting' &&
    asked !== null &&
    answersAs(asked, { ...situation, userId, askedBy: newest?.askedBy ?? null }) !== null
  return { state, mode: (next ?? required.at(-1))?.kind ?? 'inside', canAnswer, list }
}

/** Takes the answer to a step out of those that are left; null where it was given before there were steps. */
function takeAnswer(answers: DecidedReviewRow[], step: Step): DecidedReviewRow | null {
  const at = answers.findLastIndex(({ askedOf }) => {
    const asked = readStep(askedOf)
    return asked !== null && stepKey(asked) === stepKey(step)
  })
  return at < 0 ? null : (answers.splice(at, 1)[0] ?? null)
}
