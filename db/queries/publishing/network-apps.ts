import type { Sql } from '../../client.ts'

/** What an installation is registered by at a server. */
interface AppPlace {
  readonly network: 'mastodon'
  readonly server: string
  readonly redirectUri: string
}

/** A registration, its secret sealed. */
export interface NetworkApp {
  readonly id: string
  readonly scopes: string
  readonly clientId: string
  readonly sealedSecret: Uint8Array
}

/** How we are registered at a server; null when we are not. */
export async function findNetworkApp(sql: Sql, place: AppPlace): Promise<NetworkApp | null> {
  const [row] = await sql<NetworkApp[]>`
    select id, scopes, client_id, sealed_secret from network_apps
    where network = ${place.network} and server = ${place.server} and redirect_uri = ${place.redirectUri}
  `
  return row ?? null
}

/** Keeps a registration in the place of any other at this server. */
export async function upsertNetworkApp(sql: Sql, app: AppPlace & NetworkApp): Promise<void> {
  await sql`
    insert into network_apps (id, network, server, redirect_uri, scopes, client_id, sealed_secret)
    values (${app.id}, ${app.network}, ${app.server}, ${app.redirectUri}, ${app.scopes}, ${app.clientId},
      ${app.sealedSecret})
    on conflict (network, server, redirect_uri) do update set id = excluded.id, scopes = excluded.scopes,
      client_id = excluded.client_id, sealed_secret = excluded.sealed_secret, created_at = now()
  `
}
