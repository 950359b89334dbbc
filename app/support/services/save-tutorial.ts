import type { WorkspaceContext } from '#app/platform/context.ts'
import { isTutorialId } from '#core/support/tutorials/places.ts'
import type { TutorialForm } from '#core/support/tutorials/tutorial-form.ts'
import { tutorialFor } from '#core/support/tutorials/tutorials.ts'
import { asWorkspaceId } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertTutorialProgress } from '#db/queries/support/tutorials.ts'

/**
 * Keeps which step the person looks at, or that they completed the tutorial; false when there is none of that name. Also
 * possible when the plan is over: it is theirs, and learning costs nothing.
 */
export async function saveTutorial(
  ctx: WorkspaceContext,
  id: unknown,
  { intent, step }: TutorialForm,
): Promise<boolean> {
  const tutorial = isTutorialId(id) ? tutorialFor(id, ctx.tier) : null
  if (!tutorial) return false
  const own = asWorkspaceId(ctx.userId)
  const last = tutorial.steps.length - 1
  const isComplete = intent === 'complete'
  await ctx.db.inWorkspace(own, async sql => {
    const { isNew, wasCompleted } = await upsertTutorialProgress(sql, {
      workspace: own,
      tutorial: tutorial.id,
      step: isComplete ? last : Math.min(step, last),
      isComplete,
      now: ctx.now(),
    })
    const actionType = isComplete && !wasCompleted ? 'tutorial_completed' : isNew ? 'tutorial_begun' : null
    if (!actionType) return
    const additionalData = { tutorial: tutorial.id }
    await insertModuleUsage(sql, { userId: own, moduleName: 'tutorials', actionType, additionalData })
  })
  return true
}
