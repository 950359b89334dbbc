import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { readScopes } from '#core/api/scopes.ts'
import { roleMay } from '#core/team/roles.ts'
import { listApps } from '#db/queries/api/apps.ts'

/** The connected apps that somebody may see: their own, and for whoever looks after settings everybody’s. */
export async function readApps(ctx: WorkspaceContext) {
  const { workspace, userId } = ctx
  const seesAll = roleMay(ctx.role, 'settings')
  const [apps, names] = await Promise.all([
    ctx.inWorkspace(sql => listApps(sql, { workspace, memberId: seesAll ? null : userId })),
    seesAll ? listMemberNames(ctx) : new Map<string, string>(),
  ])
  return apps.map(({ memberId, clientId, scopes, ...app }) => ({
    ...app,
    from: new URL(clientId).host,
    scopes: readScopes(scopes),
    /** Whose it is; null for one’s own. */
    person: memberId === userId ? null : (names.get(memberId) ?? 'Someone who has left'),
  }))
}
