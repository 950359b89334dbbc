import type { Config } from '#app/config.server.ts'
import { presence } from './bluesky/client-documents.ts'
import { blueskyConnector } from './bluesky/connector.ts'
import type { NetworkConnectors } from './connector.ts'
import { facebookConnector } from './facebook/connector.ts'
import { instagramConnector } from './instagram/connector.ts'
import { linkedinConnector } from './linkedin/connector.ts'
import type { MastodonApps } from './mastodon/apps.ts'
import { mastodonConnector } from './mastodon/connector.ts'
import { threadsConnector } from './threads/connector.ts'
import { tiktokConnector } from './tiktok/connector.ts'
import { xConnector } from './x/connector.ts'

/** The ways to the networks that this installation can publish to. */
export function networkConnectors(config: Config, apps: MastodonApps): NetworkConnectors {
  const { linkedin, x, threads, instagram, facebook, tiktok } = config.networks
  return {
    mastodon: mastodonConnector(config, apps),
    // Its servers have to fetch what we are from our address, or find us on somebody's own computer.
    ...(presence(config.appUrl) === null ? {} : { bluesky: blueskyConnector(config) }),
    ...(linkedin ? { linkedin: linkedinConnector(linkedin) } : {}),
    ...(x ? { x: xConnector(x) } : {}),
    ...(threads ? { threads: threadsConnector(threads) } : {}),
    ...(instagram ? { instagram: instagramConnector(instagram) } : {}),
    ...(facebook ? { facebook: facebookConnector(facebook) } : {}),
    ...(tiktok ? { tiktok: tiktokConnector(tiktok) } : {}),
  }
}
