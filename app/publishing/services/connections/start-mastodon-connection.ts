import type { WorkspaceContext } from '#app/platform/context.ts'
import {
  type DoorRefusal,
  depart,
  findDoor,
  MASTODON_CALLBACK,
} from '#app/publishing/integrations/mastodon/oauth.ts'
import { canConnect } from '#core/publishing/limit.ts'
import { readMastodonHost } from '#core/publishing/mastodon/server.ts'
import { err, type Ok, ok, type Refusal } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { listConnections } from '#db/queries/publishing/connections.ts'
import { findMastodonApp } from './find-mastodon-app.ts'
import { sealAttempt } from './open-attempt.ts'

export type StartRefusal = DoorRefusal | Refusal<'not_allowed' | 'read_only' | 'no_server' | 'network_limit'>

/**
 * Begins to connect an account of the Mastodon server that somebody typed: what the browser keeps, sealed, until it
 * comes back from the address in it. The server asks who they are where another account of theirs is connected already.
 */
export async function startMastodonConnection(
  ctx: WorkspaceContext,
  input: { readonly typed: string; readonly sessionId: string; readonly reconnect: string | null },
): Promise<Ok<{ state: string; sealed: string }> | StartRefusal> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const localOrigin = ctx.config.mastodonLocalServer
  const origin = originOf(input.typed, localOrigin)
  if (origin === null) return err('no_server')
  const connected = await ctx.inWorkspace(sql => listConnections(sql, { workspace: ctx.workspace }))
  const networks = connected.map(({ network }) => network)
  if (!canConnect(ctx.tier, networks, 'mastodon')) return err('network_limit')

  const server = { origin, localOrigin }
  const found = await findDoor(server)
  if (!found.ok) return found
  const { door } = found
  const redirectUri = `${ctx.config.appUrl}${MASTODON_CALLBACK}`
  const registered = await findMastodonApp(ctx, server, door, redirectUri)
  if (!registered.ok) return registered
  const { app } = registered
  const forceLogin = connected.some(account => account.server === origin && account.id !== input.reconnect)
  const { state, codeVerifier, address } = depart(server, door, { app, redirectUri, forceLogin })
  const { tokenPath, revokePath } = door
  const sealed = sealAttempt(
    { ...ctx, sessionId: input.sessionId },
    { state, codeVerifier, address, server: origin, tokenPath, revokePath, clientId: app.clientId },
  )
  return ok({ state, sealed })
}

/** The origin of the server that somebody typed; null when no server can be read. */
function originOf(typed: string, localOrigin: string | null): string | null {
  const host = readMastodonHost(typed)
  if (host === null) return null
  if (localOrigin !== null && new URL(localOrigin).host === host) return localOrigin
  const url = URL.parse(`https://${host}`)
  return url?.hostname.includes('.') ? url.origin : null
}
