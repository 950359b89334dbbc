import type { WorkspaceContext } from '#app/platform/context.ts'
import { TUTORIAL_IDS } from '#core/support/tutorials/places.ts'
import { type ShownTutorial, tutorialFor } from '#core/support/tutorials/tutorials.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listTutorialProgress } from '#db/queries/support/tutorials.ts'

/** A tutorial as it is offered: where the person stands in it, from 0, null when it was never begun. */
export interface TutorialEntry extends Omit<ShownTutorial, 'steps' | 'summary'> {
  readonly stepCount: number
  readonly step: number | null
  readonly isCompleted: boolean
}

/** Every tutorial of this plan with the person's own progress (not that of the workspace they may be visiting). */
export async function listTutorials(ctx: WorkspaceContext): Promise<TutorialEntry[]> {
  const own = asWorkspaceId(ctx.userId)
  const rows = await ctx.db.readInWorkspace(own, sql => listTutorialProgress(sql, { workspace: own }))
  return TUTORIAL_IDS.flatMap(id => {
    const tutorial = tutorialFor(id, ctx.tier)
    if (!tutorial) return []
    const { steps, summary: _, ...rest } = tutorial
    const row = rows.find(each => each.tutorial === id)
    return [
      { ...rest, stepCount: steps.length, step: row?.step ?? null, isCompleted: row?.completedAt != null },
    ]
  })
}
