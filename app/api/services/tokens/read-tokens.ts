import { mayUseApi } from '#app/api/services/may-use-api.ts'
import { readAccess } from '#app/api/services/read-access.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { MOST_TOKENS } from '#core/api/token.ts'
import { listTokens } from '#db/queries/api/tokens.ts'

/**
 * The tokens that somebody may see: their own, and for whoever looks after settings everybody’s, with whose each is.
 * `refusal` says why none can be made.
 */
export async function readTokens(ctx: WorkspaceContext) {
  const now = ctx.now()
  const listed = await readAccess(ctx, listTokens)
  const tokens = listed.map(token => ({ ...token, isOver: token.expiresAt <= now }))
  const mine = tokens.filter(({ person, isOver }) => person === null && !isOver)
  return { tokens, refusal: mayUseApi(ctx), hasRoom: mine.length < MOST_TOKENS, appUrl: ctx.config.appUrl }
}
