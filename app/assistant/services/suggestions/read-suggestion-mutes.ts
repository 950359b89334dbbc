import type { WorkspaceContext } from '#app/platform/context.ts'
import { findSuggestionFacts } from '#db/queries/assistant/suggestions.ts'

/** Kinds of suggestion that this person has muted. */
export async function readSuggestionMutes(ctx: WorkspaceContext): Promise<readonly string[]> {
  const { workspace, userId: memberId } = ctx
  const facts = await ctx.inWorkspace(sql => findSuggestionFacts(sql, { workspace, memberId }))
  return facts?.mutedKinds ?? []
}
