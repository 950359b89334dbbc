import type { WorkspaceContext } from '#app/platform/context.ts'
import { presence } from '#app/publishing/integrations/bluesky/client-documents.ts'
import { NETWORKS, type Network } from '#core/publishing/networks.ts'
import { addMs, DAY_MS } from '#core/shared/time.ts'
import { roleMay } from '#core/team/roles.ts'
import { type ListedConnection, listConnections } from '#db/queries/publishing/connections.ts'
import { findConnector } from './find-connector.ts'

/** What the page of connected accounts shows. */
export interface ConnectionsView {
  readonly connections: readonly (ListedConnection & {
    readonly host: string
    /** Within the next seven days it has to be connected again. */
    readonly endsSoon: boolean
  })[]
  /** The networks that this installation can connect to. */
  readonly offered: readonly Network[]
  /** What to type to try a network out with the server on this machine, where there is one. */
  readonly local: Partial<Readonly<Record<Network, string>>>
  /** Where accounts have to be connected again every two weeks, since this installation has no public address. */
  readonly fortnightly: readonly Network[]
  /** May whoever looks connect and disconnect? */
  readonly mayManage: boolean
  /** May something new be connected: their part allows it, and the plan is not over. */
  readonly canConnect: boolean
}

const WEEK_MS = 7 * DAY_MS

/** The accounts that a workspace publishes to. */
export async function readConnections(ctx: WorkspaceContext): Promise<ConnectionsView> {
  const { workspace, config } = ctx
  const connections = await ctx.readInWorkspace(sql => listConnections(sql, { workspace }))
  const { mastodonLocalServer, blueskyLocalServer } = config
  const mayManage = roleMay(ctx.role, 'settings')
  return {
    connections: connections.map(account => ({
      ...account,
      host: new URL(account.server).host,
      endsSoon: account.expiresAt !== null && account.expiresAt <= addMs(ctx.now(), WEEK_MS),
    })),
    offered: NETWORKS.filter(network => findConnector(ctx, network) !== null),
    local: {
      ...(mastodonLocalServer === null ? {} : { mastodon: new URL(mastodonLocalServer).host }),
      ...(blueskyLocalServer === null ? {} : { bluesky: 'ada.test' }),
    },
    fortnightly: presence(config.appUrl) === 'own_computer' ? ['bluesky'] : [],
    mayManage,
    canConnect: mayManage && ctx.access === 'full',
  }
}
