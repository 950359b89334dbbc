import { mayUseApi } from '#app/api/services/may-use-api.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { readScopes } from '#core/api/scopes.ts'
import { MOST_TOKENS } from '#core/api/token.ts'
import { roleMay } from '#core/team/roles.ts'
import { listTokens } from '#db/queries/api/tokens.ts'

/**
 * The tokens that somebody may see: their own, and for whoever looks after settings everybody's, with whose each is.
 * `refusal` says why none can be made.
 */
export async function readTokens(ctx: WorkspaceContext) {
  const { workspace, userId } = ctx
  const seesAll = roleMay(ctx.role, 'settings')
  const now = ctx.now()
  const [tokens, names] = await Promise.all([
    ctx.inWorkspace(sql => listTokens(sql, { workspace, memberId: seesAll ? null : userId })),
    seesAll ? listMemberNames(ctx) : new Map<string, string>(),
  ])
  const mine = tokens.filter(({ memberId, expiresAt }) => memberId === userId && expiresAt > now)
  return {
    tokens: tokens.map(({ memberId, scopes, ...token }) => ({
      ...token,
      scopes: readScopes(scopes),
      isOver: token.expiresAt <= now,
      /** Whose it is; null for one's own. */
      person: memberId === userId ? null : (names.get(memberId) ?? 'Someone who has left'),
    })),
    refusal: mayUseApi(ctx),
    hasRoom: mine.length < MOST_TOKENS,
    appUrl: ctx.config.appUrl,
  }
}
