import type { WorkspaceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { answerAddress } from '#core/api/oauth/authorize-request.ts'
import { findCodeReturn as queryReturn } from '#db/queries/api/apps.ts'

/** Where the browser of whoever allowed an app takes its code; null for a code that isn’t theirs, or is over. */
export async function findCodeReturn(
  ctx: WorkspaceContext,
  { code }: { code: string },
): Promise<string | null> {
  const { workspace, userId: memberId } = ctx
  const codeHash = hashSecret(code)
  const found = await ctx.readInWorkspace(sql =>
    queryReturn(sql, { workspace, memberId, codeHash, now: ctx.now() }),
  )
  if (!found) return null
  return answerAddress(found.redirectUri, { code }, { state: found.state, appUrl: ctx.config.appUrl })
}
