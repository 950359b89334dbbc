import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { FrozenMedia } from '#app/publishing/integrations/network.ts'

/** Why a network that fetches files by itself could not, in plain words; null when it can, as stand-ins always do. */
export function outOfReach(
  { apiBase }: OAuthNetworkConfig,
  name: string,
  media: readonly FrozenMedia[],
): string | null {
  const isLocal = apiBase.startsWith('http:')
  return isLocal || media.every(file => file.address().startsWith('https:'))
    ? null
    : `${name} fetches pictures and videos itself, and can’t reach this installation`
}
