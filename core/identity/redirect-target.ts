/** No page of ours has a longer address; a longer one is somebody's attempt. */
const LONGEST = 2048

/**
 * The path (with query and fragment) to go to after sign-in, or `null` when the wish would leave `origin`
 * or could be misread as leaving it. Takes a path or a whole address of ours. Safe to put into a Location header.
 *
 * A prefix check lets `//evil` and `/\evil` through, and parsing alone lets `/..//evil` through:
 * so the wish is parsed, its origin compared, its path rebuilt, and the rebuilt path looked at once more,
 * also as it reads when somebody on the way decodes it.
 */
export function safeRedirectPath(input: unknown, origin: string): string | null {
  if (typeof input !== 'string' || input === '' || input.length > LONGEST) return null
  // Browsers drop or repair these before they parse: `/\t/evil`, ` //evil`, `/\evil`.
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s\\]/u.test(input) || !input.isWellFormed()) return null
  if (!URL.canParse(origin)) return null
  const ours = new URL(origin).origin
  if (!input.startsWith('/') && !input.startsWith(`${ours}/`)) return null
  if (!URL.canParse(input, origin)) return null
  const url = new URL(input, origin)
  if (url.origin !== ours || url.username !== '' || url.password !== '') return null
  if (looksForeign(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** An address of ours that remembers where its visitor wanted to go: a path that `safeRedirectPath` let pass, or null. */
export function withRedirect(address: string, redirectTo: string | null): string {
  if (!redirectTo) return address
  return `${address}${address.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}`
}

/** Does the path begin with two slashes of any kind, as it stands or after any number of decodings? */
function looksForeign(pathname: string): boolean {
  return /^(?:[/\\]|%(?:25)*(?:2f|5c|0[0-9a-f]|1[0-9a-f]|20|7f)|\.{1,2}[/\\%]|%(?:25)*2e)/i.test(
    pathname.slice(1),
  )
}
