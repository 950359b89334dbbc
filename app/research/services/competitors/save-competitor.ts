import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { CompetitorInput } from '#core/research/competitor.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isSavedAlready } from '#core/shared/version.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { type Competitor, findCompetitor, updateCompetitor } from '#db/queries/research/competitors.ts'

/** Saves a competitor’s sheet, if it still is at the version that was read; otherwise answers with it as it is now. */
export async function saveCompetitor(
  ctx: WorkspaceContext,
  input: { id: string; version: number; competitor: CompetitorInput },
): Promise<
  | Result<object, 'read_only' | 'not_in_plan' | 'not_found'>
  | Refusal<'changed_elsewhere', { readonly competitor: Competitor }>
> {
  const lock = featureLock(ctx, 'competitor_analysis')
  if (lock) return err(lock)
  const { id, version, competitor: fields } = input
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await updateCompetitor(sql, { workspace, id, version, fields })) {
      await insertModuleUsage(sql, {
        userId: workspace,
        moduleName: 'research',
        actionType: 'competitor_saved',
      })
      return ok()
    }
    const present = await findCompetitor(sql, { workspace, id })
    if (!present) return err('not_found')
    return isSavedAlready(present, fields) ? ok() : err('changed_elsewhere', { competitor: present })
  })
}
