import { SUGGESTION_KINDS, type SuggestionKind } from '#core/assistant/proactive/kinds.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import { upsertSuggestionMutes } from '#db/queries/support/assistant/suggestions.ts'
import type { WorkspaceContext } from '../../context.ts'

/** Sets which kinds of suggestion and hint this person wants; every other kind is muted. */
export async function muteSuggestions(
  ctx: WorkspaceContext,
  { wanted }: { wanted: readonly string[] },
): Promise<{ muted: SuggestionKind[] }> {
  const { workspace, userId: memberId } = ctx
  const muted = SUGGESTION_KINDS.filter(kind => !wanted.includes(kind))
  await ctx.db.inWorkspace(workspace, async sql => {
    await upsertSuggestionMutes(sql, { workspace, memberId, kinds: muted })
    const usage = { userId: workspace, moduleName: 'assistant', actionType: 'suggestions_chosen' }
    await insertModuleUsage(sql, { ...usage, additionalData: { muted } })
  })
  return { muted }
}
