import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import { type ApiScope, readScopes } from '#core/api/scopes.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'

interface Held {
  readonly memberId: string
  readonly scopes: readonly string[]
}

/** A token or an app as its list shows it, with what it may do. */
export type Access<Row extends Held> = Omit<Row, keyof Held> & {
  readonly scopes: readonly ApiScope[]
  /** Whose it is; null for one’s own. */
  readonly person: string | null
}

/**
 * The tokens or apps of a list that somebody may see: their own, and for whoever looks after settings everybody’s, with
 * whose each is.
 */
export async function readAccess<Row extends Held>(
  ctx: WorkspaceContext,
  list: (sql: Sql, whose: { workspace: WorkspaceId; memberId: string | null }) => Promise<Row[]>,
): Promise<Access<Row>[]> {
  const { workspace, userId } = ctx
  const seesAll = roleMay(ctx.role, 'settings')
  const [rows, names] = await Promise.all([
    ctx.readInWorkspace(sql => list(sql, { workspace, memberId: seesAll ? null : userId })),
    seesAll ? listMemberNames(ctx) : new Map<string, string>(),
  ])
  return rows.map(({ memberId, scopes, ...row }) => ({
    ...row,
    scopes: readScopes(scopes),
    person: memberId === userId ? null : (names.get(memberId) ?? 'Someone who has left'),
  }))
}
