import type { WorkspaceContext } from '#app/platform/context.ts'
import { type Privacy, type PrivacyProblem, privacyProblem } from '#core/publishing/privacy.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'
import { readPrivacyOptions } from './read-privacy-options.ts'

/** What is wrong for one of the accounts. */
export interface FoundPrivacyProblem {
  readonly handle: string
  readonly problem: PrivacyProblem
}

/** The first of these accounts that a post could not go to with who was chosen to see it; null when it can go to all. */
export async function findPrivacyProblem(
  ctx: WorkspaceContext,
  {
    connectionIds,
    privacy,
    isAd,
  }: { connectionIds: readonly string[]; privacy: Privacy | null; isAd: boolean },
): Promise<FoundPrivacyProblem | null> {
  if (connectionIds.length === 0) return null
  const { workspace } = ctx
  const accounts = await ctx.readInWorkspace(sql => listPublishAccounts(sql, { workspace }))
  const chosen = accounts.filter(({ id }) => connectionIds.includes(id))
  for (const { handle, offered } of await readPrivacyOptions(ctx, chosen)) {
    const problem = privacyProblem(privacy, { offered, isAd })
    if (problem) return { handle, problem }
  }
  return null
}
