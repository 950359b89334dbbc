/** Networks to which an account can be connected, by the names that are stored. */
export const NETWORKS = [
  'mastodon',
  'bluesky',
  'linkedin',
  'threads',
  'instagram',
  'facebook',
  'tiktok',
  'x',
] as const
export type Network = (typeof NETWORKS)[number]

/** Their names as people read them. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  linkedin: 'LinkedIn',
  threads: 'Threads',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  x: 'X',
}

/** Is this the name of a network, as it is stored? */
export function isNetwork(input: unknown): input is Network {
  return NETWORKS.some(name => name === input)
}
