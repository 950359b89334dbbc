import type { MiddlewareFunction } from 'react-router'

/**
 * Asks for the fonts of a page with its head. Whoever works here has them already, and has them on the screen at the first
 * paint so; asked for by the style sheet they came just after it, and every line of text moved a little. In the head of the
 * answer they cost the page none of its bytes. `addresses` are those that the style sheet names.
 */
export function fontsAhead(addresses: readonly string[]): MiddlewareFunction<Response> {
  const link = fontsLink(addresses)
  return async (_, next) => {
    const response = await next()
    if (response.headers.get('Content-Type')?.startsWith('text/html')) response.headers.append('Link', link)
    return response
  }
}

/** The same as the header's value, for a page that only some of its readers see so. */
export function fontsLink(addresses: readonly string[]): string {
  // Behind the style sheet on a first visit: without it nothing is seen, without the fonts all is read.
  return addresses
    .map(address => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin; fetchpriority=low`)
    .join(', ')
}
