/** Longest name of a host. */
const LONGEST_HOST = 253

/**
 * The host that somebody means by what they typed for their server: `mastodon.example`, `https://mastodon.example/@ada`,
 * `@ada@mastodon.example` and `ada@mastodon.example` are all `mastodon.example`, in lower case, with its port where one
 * was typed. Null when no host can be read. Whether there is such a server is not asked.
 */
export function readMastodonHost(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 1000) return null
  const typed = input.trim().toLowerCase()
  const withoutScheme = typed.replace(/^https?:\/\//, '')
  const authority = withoutScheme.split(/[/?#\\]/, 1)[0] ?? ''
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  const [name = '', port, ...more] = host.split(':')
  if (more.length > 0 || (port !== undefined && !/^\d{1,5}$/.test(port))) return null
  if (name.length > LONGEST_HOST || !isHostName(name)) return null
  return host
}

/** Letters, digits and hyphens between dots, in any script; `localhost` and numbers are told apart by whoever calls it. */
function isHostName(name: string): boolean {
  const labels = name.split('.')
  return labels.every(
    label => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'),
  )
}
