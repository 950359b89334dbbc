import { PLATFORM_IDS, PLATFORMS } from '#core/posts/platforms/platforms.ts'

/** A platform as people call it; anywhere else with a capital. */
export function networkName(network: string): string {
  const id = PLATFORM_IDS.find(candidate => candidate === network)
  return id ? PLATFORMS[id].name : network.charAt(0).toUpperCase() + network.slice(1)
}
