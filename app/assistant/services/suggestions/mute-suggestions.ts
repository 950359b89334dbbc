import type { WorkspaceContext } from '#app/platform/context.ts'
import { SUGGESTION_KINDS, type SuggestionKind } from '#core/assistant/proactive/kinds.ts'
import { findSuggestionFacts, upsertSuggestionMutes } from '#db/queries/assistant/suggestions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Sets which kinds of suggestion and hint this person wants; every other kind is muted. */
export async function muteSuggestions(
  ctx: WorkspaceContext,
  { wanted: shownKinds }: { wanted: readonly string[] },
): Promise<{ muted: SuggestionKind[] }> {
  const { workspace, userId: memberId } = ctx
  const muted = SUGGESTION_KINDS.filter(kind => !shownKinds.includes(kind))
  await ctx.inWorkspace(async sql => {
    await upsertSuggestionMutes(sql, { workspace, memberId, kinds: muted })
    const usage = { userId: workspace, moduleName: 'assistant', actionType: 'suggestions_chosen' }
    await insertModuleUsage(sql, { ...usage, additionalData: { muted } })
  })
  return { muted }
}

/** Kinds of suggestion that this person has muted. */
export async function readSuggestionMutes(ctx: WorkspaceContext): Promise<readonly string[]> {
  const { workspace, userId: memberId } = ctx
  const facts = await ctx.inWorkspace(sql => findSuggestionFacts(sql, { workspace, memberId, selling: null }))
  return facts?.mutedKinds ?? []
}
