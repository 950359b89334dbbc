import type { WorkspaceContext } from '#app/platform/context.ts'
import { isTutorialId } from '#core/support/tutorials/places.ts'
import { firstStep, type ShownTutorial, tutorialFor } from '#core/support/tutorials/tutorials.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listTutorialProgress } from '#db/queries/support/tutorials.ts'

export interface TutorialView {
  readonly tutorial: ShownTutorial
  /** The step to begin at, from 0. */
  readonly start: number
  readonly isBegun: boolean
  readonly isCompleted: boolean
}

/** One tutorial as the person's plan shows it, and where they stand; null when there is none of that name. */
export async function readTutorial(ctx: WorkspaceContext, id: unknown): Promise<TutorialView | null> {
  const tutorial = isTutorialId(id) ? tutorialFor(id, ctx.tier) : null
  if (!tutorial) return null
  const own = asWorkspaceId(ctx.userId)
  const rows = await ctx.db.readInWorkspace(own, sql => listTutorialProgress(sql, { workspace: own }))
  const row = rows.find(each => each.tutorial === tutorial.id)
  return {
    tutorial,
    start: firstStep(row, tutorial.steps.length),
    isBegun: row !== undefined,
    isCompleted: row?.completedAt != null,
  }
}
