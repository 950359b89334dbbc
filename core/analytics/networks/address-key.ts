/** Longer addresses are not looked at. */
const LONGEST = 2000
/** Parts of a query that say which post it is. */
const TELLING = new Set(['story_fbid', 'fbid', 'v', 'id'])

/**
 * What tells the address of a post from others, however a platform writes it: with or without scheme, `www`, name of the
 * account or what it counts clicks by. '' for what is no address.
 */
export function addressKey(address: string): string {
  if (address.length > LONGEST) return ''
  const bare = address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^(www|m|mobile|web)\./i, '')
  const parts = /^([^/?#\s]+\.[^/?#\s]+)([^?#\s]*)(?:\?([^#\s]*))?/.exec(bare)
  if (!parts) return ''
  const [, host = '', path = '', query = ''] = parts
  const known = postOf(host.toLowerCase(), decoded(path))
  if (known) return known
  const kept = query.split('&').filter(part => TELLING.has(part.split('=')[0] ?? ''))
  const end = path.replace(/\/{1,20}$/, '')
  return `${host.toLowerCase()}${end}${kept.length > 0 ? `?${kept.toSorted().join('&')}` : ''}`
}

/** What tells the id of a post from others: of '123_456' and 'urn:li:share:456' it is 456. */
export function postIdKey(id: string): string {
  const last = /[^_:/\s]{5,64}$/.exec(id.trim().slice(-64))?.[0] ?? ''
  return last.toLowerCase()
}

function postOf(host: string, path: string): string | null {
  const found = (pattern: RegExp) => pattern.exec(path)?.[1]
  if (host === 'x.com' || host === 'twitter.com') return named('x', found(/\/status(?:es)?\/(\d{1,25})/))
  if (host === 'instagram.com') return named('instagram', found(/\/(?:p|reel|reels|tv)\/([\w-]{1,40})/))
  if (host === 'tiktok.com') return named('tiktok', found(/\/(?:video|photo)\/(\d{1,25})/))
  if (host === 'linkedin.com')
    return named(
      'linkedin',
      found(/urn:li:(?:share|activity|ugcPost):(\d{1,25})/i) ??
        found(/-(?:share|activity|ugcPost)-(\d{1,25})/i),
    )
  // Mastodon has two addresses for the same post on the same server.
  const status = found(/^\/(?:@[\w.@-]{1,200}|users\/[\w.-]{1,100}\/statuses)\/(\d{1,25})\/?$/)
  return status ? `${host} ${status}` : null
}

function named(network: string, id: string | undefined): string | null {
  return id === undefined ? null : `${network} ${id}`
}

function decoded(path: string): string {
  return path.replaceAll(/%3a/gi, ':')
}
