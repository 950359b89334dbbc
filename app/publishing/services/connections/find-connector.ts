import type { ServiceContext } from '#app/platform/context.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { networkConnectors } from '#app/publishing/integrations/connectors.ts'
import type { Network } from '#core/publishing/networks.ts'
import { openMastodonApps } from './open-mastodon-apps.ts'

/** The way to a network; null where this installation has none. */
export function findConnector(
  context: Pick<ServiceContext, 'db' | 'config'>,
  network: Network,
): NetworkConnector | null {
  return networkConnectors(context.config, openMastodonApps(context))[network] ?? null
}
