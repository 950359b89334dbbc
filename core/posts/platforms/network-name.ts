import { PLATFORMS, readPlatform } from './platforms.ts'

/** A platform as people call it; anywhere else that links stand with a capital; '' stays ''. */
export function networkName(network: string): string {
  const platform = readPlatform(network)
  return platform ? PLATFORMS[platform].name : network.charAt(0).toUpperCase() + network.slice(1)
}
