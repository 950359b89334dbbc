import type { WorkspaceContext } from '#app/platform/context.ts'
import { type ConnectRefusal, callbackPath } from '#app/publishing/integrations/connector.ts'
import { canConnect } from '#core/publishing/limit.ts'
import type { Network } from '#core/publishing/networks.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { listConnections } from '#db/queries/publishing/connections.ts'
import { findConnector } from './find-connector.ts'
import { sealAttempt } from './open-attempt.ts'

/**
 * Begins to connect an account: what the browser keeps, sealed, until it comes back from the address in it. The network
 * asks who somebody is where another account of theirs is connected already.
 */
export async function startConnection(
  ctx: WorkspaceContext,
  input: {
    readonly network: Network
    /** The server or name, where the network asks for one. */
    readonly typed: string
    readonly sessionId: string
    /** The account that is to be connected again; null for a new one. */
    readonly reconnect: string | null
  },
): Promise<
  | Ok<{ state: string; sealed: string }>
  | ConnectRefusal
  | Refusal<'not_allowed' | 'read_only' | 'not_offered' | 'network_limit'>
> {
  const { network, typed, sessionId, reconnect } = input
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const connector = findConnector(ctx, network)
  if (!connector) return err('not_offered')
  const connected = await ctx.inWorkspace(sql => listConnections(sql, { workspace: ctx.workspace }))
  const networks = connected.map(account => account.network)
  if (!canConnect(ctx.tier, networks, network)) return err('network_limit')
  const forceLogin = connected.some(account => account.network === network && account.id !== reconnect)
  const redirectUri = `${ctx.config.appUrl}${callbackPath(network)}`
  const started = await connector.start({ typed, redirectUri, forceLogin })
  if (!started.ok) return started
  const { state, address, kept } = started
  return ok({ state, sealed: sealAttempt({ ...ctx, sessionId }, { network, typed, state, address, kept }) })
}
