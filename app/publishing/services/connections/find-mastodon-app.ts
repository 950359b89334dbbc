import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { SealError, seal, unseal } from '#app/platform/secrets/seal.ts'
import type { MastodonServer } from '#app/publishing/integrations/mastodon/call.ts'
import {
  checkApp,
  type DoorRefusal,
  type MastodonApp,
  type MastodonDoor,
  registerApp,
} from '#app/publishing/integrations/mastodon/oauth.ts'
import { type Ok, ok } from '#core/shared/result.ts'
import { findNetworkApp, upsertNetworkApp } from '#db/queries/publishing/network-apps.ts'

const network = 'mastodon' as const

type Context = Pick<ServiceContext, 'db' | 'config'>

/**
 * How this installation is registered at a Mastodon server. It is registered now where it never was, where the server has
 * forgotten it, and where other rights have to be asked for than it was registered with.
 */
export async function findMastodonApp(
  context: Context,
  server: MastodonServer,
  door: MastodonDoor,
  redirectUri: string,
): Promise<Ok<{ app: MastodonApp }> | DoorRefusal> {
  const place = { network, server: server.origin, redirectUri }
  const scopes = door.scopes.join(' ')
  const known = await findNetworkApp(context.db.unscoped.sql, place)
  const kept = known?.scopes === scopes ? openApp(context, known) : null
  if (kept) {
    const checked = await checkApp(server, door, kept)
    if (checked.ok) return ok({ app: kept })
    if (checked.reason !== 'unknown_app') return checked
  }
  const registered = await registerApp(server, door, { redirectUri, website: context.config.appUrl })
  if (!registered.ok) return registered
  const { clientId, clientSecret } = registered.app
  const id = randomUUID()
  const sealedSecret = seal(clientSecret, context.config.encryptionKey, 'network-app', id)
  await upsertNetworkApp(context.db.unscoped.sql, { ...place, id, scopes, clientId, sealedSecret })
  return registered
}

/** The app with this id at a server, as it was registered; null when another has taken its place since. */
export async function findKeptApp(
  context: Context,
  place: { readonly server: string; readonly redirectUri: string; readonly clientId: string },
): Promise<MastodonApp | null> {
  const { server, redirectUri, clientId } = place
  const known = await findNetworkApp(context.db.unscoped.sql, { network, server, redirectUri })
  return known?.clientId === clientId ? openApp(context, known) : null
}

/** Null where its secret does not open: then it is registered anew. */
function openApp(
  { config }: Pick<Context, 'config'>,
  { id, clientId, sealedSecret }: { id: string; clientId: string; sealedSecret: Uint8Array },
): MastodonApp | null {
  try {
    return { clientId, clientSecret: unseal(sealedSecret, config.encryptionKey, 'network-app', id) }
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}
