import type { ServiceContext } from '#app/platform/context.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import type { Network } from '#core/publishing/networks.ts'

/** What can be published to a network beside a single post. */
export interface NetworkAbilities {
  readonly canThread: boolean
  readonly canComment: boolean
  readonly marksAds: boolean
  /** Whether a post with a video is published there; else it is left to the founder. */
  readonly sendsVideo: boolean
  /** Whether its author is asked who may see it. */
  readonly asksPrivacy: boolean
}

/** What this installation can publish to a network. */
export function networkAbilities(
  { config }: Pick<ServiceContext, 'config'>,
  network: Network,
): NetworkAbilities {
  const adapter = networkAdapters(config)[network]
  return {
    canThread: adapter?.canThread ?? false,
    canComment: adapter?.canComment ?? false,
    marksAds: adapter?.marksAds ?? false,
    sendsVideo: adapter?.sendsVideo ?? false,
    asksPrivacy: adapter?.privacyOptions !== undefined,
  }
}
