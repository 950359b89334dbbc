import { findSuggestionFacts } from '#db/queries/support/assistant/suggestions.ts'
import type { WorkspaceContext } from '../../context.ts'

/** Kinds of suggestion that this person has muted. */
export async function readSuggestionMutes(ctx: WorkspaceContext): Promise<readonly string[]> {
  const { workspace, userId: memberId } = ctx
  const facts = await ctx.db.inWorkspace(workspace, sql => findSuggestionFacts(sql, { workspace, memberId }))
  return facts?.mutedKinds ?? []
}
