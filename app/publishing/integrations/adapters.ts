import type { Config } from '#app/config.server.ts'
import { blueskyAdapter } from './bluesky/adapter.ts'
import { facebookAdapter } from './facebook/adapter.ts'
import { instagramAdapter } from './instagram/adapter.ts'
import { linkedinAdapter } from './linkedin/adapter.ts'
import { mastodonAdapter } from './mastodon/adapter.ts'
import type { NetworkAdapters } from './network.ts'
import { threadsAdapter } from './threads/adapter.ts'
import { tiktokAdapter } from './tiktok/adapter.ts'
import { xAdapter } from './x/adapter.ts'

const made = new WeakMap<Config, NetworkAdapters>()

/** The networks that this installation can publish to, the same for as long as its configuration is. */
export function networkAdapters(config: Config): NetworkAdapters {
  const known = made.get(config)
  if (known) return known
  const { linkedin, x, threads, instagram, facebook, tiktok } = config.networks
  const adapters: NetworkAdapters = {
    mastodon: mastodonAdapter(config.mastodonLocalServer),
    bluesky: blueskyAdapter(config),
    ...(linkedin ? { linkedin: linkedinAdapter(linkedin) } : {}),
    ...(x ? { x: xAdapter(x) } : {}),
    ...(threads ? { threads: threadsAdapter(threads) } : {}),
    ...(instagram ? { instagram: instagramAdapter(instagram) } : {}),
    ...(facebook ? { facebook: facebookAdapter(facebook) } : {}),
    ...(tiktok ? { tiktok: tiktokAdapter(tiktok) } : {}),
  }
  made.set(config, adapters)
  return adapters
}
