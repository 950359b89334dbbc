import type { WorkspaceContext } from '#app/platform/context.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { readIdeas, turnIdeas } from '#core/brand/personalise/turn-ideas.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findPersonalisation, upsertPersonalisation } from '#db/queries/brand/personalisation.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findFoundation } from './find-foundation.ts'

/** Makes prompts and ideas anew from today's answers and moves on to the next ones; stored for every device. */
export async function refreshIdeas(ctx: WorkspaceContext): Promise<Result<object, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const [foundation, stored] = await Promise.all([
      findFoundation(sql, { workspace }),
      findPersonalisation(sql, { workspace }),
    ])
    const personal = personalise(foundation)
    const turn = (readIdeas(stored?.personalizationData)?.turn ?? 0) + 1
    await upsertPersonalisation(sql, { workspace, data: { ...personal, ...turnIdeas(personal, turn) } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'dashboard',
      actionType: 'ideas_refreshed',
    })
    return ok()
  })
}
