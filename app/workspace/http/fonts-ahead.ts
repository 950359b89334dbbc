import type { MiddlewareFunction } from 'react-router'
import fraunces from '#app/design/theme/fonts/fraunces-core.woff2?url'
import instrument from '#app/design/theme/fonts/instrument-core.woff2?url'

/** Behind the style sheet on a first visit: without it nothing is seen, without the fonts all is read. */
const LINK = [fraunces, instrument]
  .map(address => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin; fetchpriority=low`)
  .join(', ')

/**
 * Asks for the fonts of a page with its head. Whoever works here has them already, and has them on the screen at the first
 * paint so; asked for by the style sheet they came just after it, and every line of text moved a little. In the head of the
 * answer they cost the page none of its bytes.
 */
export const fontsAhead: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  if (response.headers.get('Content-Type')?.startsWith('text/html')) response.headers.append('Link', LINK)
  return response
}
