import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { type ListedConnection, listConnections } from '#db/queries/publishing/connections.ts'

/** What the page of connected accounts shows. */
export interface ConnectionsView {
  readonly connections: readonly (ListedConnection & { readonly host: string })[]
  /** The host of the server on this machine that may be connected; null for none. */
  readonly localHost: string | null
  /** May whoever looks connect and disconnect? */
  readonly mayManage: boolean
  /** May something new be connected: their part allows it, and the plan is not over. */
  readonly canConnect: boolean
}

/** The accounts that a workspace publishes to. */
export async function readConnections(ctx: WorkspaceContext): Promise<ConnectionsView> {
  const { workspace, config } = ctx
  const connections = await ctx.inWorkspace(sql => listConnections(sql, { workspace }))
  const local = config.mastodonLocalServer
  const mayManage = roleMay(ctx.role, 'settings')
  return {
    connections: connections.map(account => ({ ...account, host: new URL(account.server).host })),
    localHost: local === null ? null : new URL(local).host,
    mayManage,
    canConnect: mayManage && ctx.access === 'full',
  }
}
