import type { OAuthNetwork, OAuthNetworkConfig } from '#app/config.server.ts'
import { loadConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import type { ConnectedAccount } from '#app/publishing/integrations/network.ts'
import type { NetworksStandIn } from '#scripts/local/networks/stand-in.ts'

export const REDIRECT = 'http://localhost:3000/app/settings/connections/network'

/** A network of the stand-in, as an installation beside it is configured. */
export function localNetwork(standIn: NetworksStandIn, network: OAuthNetwork): OAuthNetworkConfig {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test', ...standIn.environment[network] })
  const config = loaded.ok ? loaded.config.networks[network] : null
  if (!config) throw new Error(`${network} is not configured`)
  return config
}

/** Goes to a network of the stand-in and back, as somebody does who connects an account. Throws why it did not work. */
export async function connectLocally(
  connector: NetworkConnector,
  network: OAuthNetwork,
  name: string,
  decision: 'allow' | 'deny' = 'allow',
) {
  const started = await connector.start({ typed: '', redirectUri: REDIRECT, forceLogin: false })
  if (!started.ok) throw new Error(started.reason)
  const { searchParams, origin, pathname } = new URL(started.address)
  const body = new URLSearchParams([...searchParams, ['account', name], ['decision', decision]])
  const answered = await fetch(`${origin}${pathname}`, { method: 'POST', body, redirect: 'manual' })
  const answer = new URL(answered.headers.get('location') ?? '').searchParams
  if (answer.get('state') !== started.state) throw new Error('another state came back')
  const { kept } = started
  const finished = await connector.finish({ kept, answer, redirectUri: REDIRECT })
  if (!finished.ok) throw new Error(finished.reason)
  const [allowed] = finished.accounts
  if (!allowed) throw new Error('no account')
  const { server, accountId, handle, tokens } = allowed
  const account: ConnectedAccount = { id: `id-${name}`, network, server, accountId, handle, tokens }
  return { allowed, account, kept, answer }
}
