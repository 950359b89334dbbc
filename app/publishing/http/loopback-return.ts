/**
 * Bluesky sends a browser back to `127.0.0.1` only, where the cookies of `localhost` are not: the same place at our own
 * address; null for whoever is there already.
 */
export function loopbackReturn(url: URL, appUrl: string): string | null {
  const home = new URL(appUrl)
  const isLost = url.hostname === '127.0.0.1' && home.hostname === 'localhost' && url.port === home.port
  return isLost ? `${home.origin}${url.pathname}${url.search}` : null
}
