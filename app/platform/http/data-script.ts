/** What may not stand in a script's text in single quotes as it is. Double ones, of which data has thousands, may. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  // Neither the end of a script nor a comment begins without it.
  '<': '\\u003c',
}
const NEEDS_ESCAPE = /[\\'\n\r<]/g

/**
 * The script that hands a page's data to the router in the browser, as its own stream of scripts does (`StreamTransfer` in
 * react-router/dom/ssr/single-fetch), for data that is all there.
 */
export function dataScript(data: string, nonce: string): string {
  const text = data.replace(NEEDS_ESCAPE, letter => ESCAPES[letter] ?? letter)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue('${text}');${controller}.close();</script>`
}
