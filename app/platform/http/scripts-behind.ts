const PRELOAD = '<link rel="modulepreload"'
const EACH_PRELOAD = /<link rel="modulepreload" href="([^"]+)"( nonce="[^"]*")?[^>]*\/>/g
/** Where the built scripts are; in development they are elsewhere. */
const BUILT = /^\/assets\/([\w-]+)\.js$/
/** Asks for what is named before it, and needs no nonce for that: our own scripts may be fetched (`script-src 'self'`). */
const PRELOAD_ALL =
  '.split(" "))document.head.append(Object.assign(document.createElement("link"),' +
  '{rel:"modulepreload",fetchPriority:"low",href:"/assets/"+name+".js"}))'
/** The end of the opening tag of the router's own script, which names the routes shown and starts the app. */
const ROUTE_SCRIPT = ' type="module" async="">'

/**
 * Browsers fetch preloaded scripts as urgently as the style sheet and the fonts, and on a slow line nothing is seen until
 * all have come. The page reads well without its scripts, so they come after: less urgently, or with a starter not before
 * it starts them. The router has no place to say so. Its own script stays where it is, asleep, for React to find it there.
 * `starter` is a script that starts the page's own scripts when it sees fit; without one they start at once.
 */
export function withScriptsBehind(
  head: Buffer<ArrayBuffer>,
  starter: string | null,
): Uint8Array<ArrayBuffer> {
  // Only the parts that change become text, in Latin 1, which keeps every byte as it is whatever the letters are.
  const from = head.indexOf(PRELOAD)
  if (from < 0) return head
  const to = head.indexOf('>', head.lastIndexOf(PRELOAD)) + 1
  const preloads = head.toString('latin1', from, to)
  const script = head.indexOf(ROUTE_SCRIPT, to)
  if (script < 0) return concat(head.subarray(0, from), preloadsLater(preloads), head.subarray(to))
  const code = script + ROUTE_SCRIPT.length
  const end = head.indexOf('</script>', code) + '</script>'.length
  // Every statement in it ends in a semicolon, and no string holds a line break.
  const source = head.toString('latin1', code, end).replace(/\n\s*/g, '')
  if (!starter)
    return concat(
      head.subarray(0, from),
      preloadsLater(preloads),
      head.subarray(to, code),
      source,
      head.subarray(end),
    )
  const files = [...preloads.matchAll(EACH_PRELOAD)].map(([, file]) => file)
  const nonce = head.toString('latin1', head.lastIndexOf('<script', script), script)
  return concat(
    head.subarray(0, from),
    preloads.replace(EACH_PRELOAD, ''),
    head.subarray(to, script),
    ' type="text/plain">',
    source,
    `${nonce} data-files="${files.join(' ')}">${starter}</script>`,
    head.subarray(end),
  )
}

/**
 * The same preloads, less urgent. A page has fifty, of which nothing but a name differs: the names stand in one script that
 * makes them, where they stood. Who runs no scripts fetches none.
 */
function preloadsLater(preloads: string): string {
  const links = [...preloads.matchAll(EACH_PRELOAD)]
  const names = links.map(([, file = '']) => BUILT.exec(file)?.[1])
  if (names.includes(undefined))
    return preloads.replace(EACH_PRELOAD, `${PRELOAD} fetchpriority="low" href="$1"/>`)
  const script = `<script${links[0]?.[2] ?? ''}>for(const name of"${names.join(' ')}"${PRELOAD_ALL}</script>`
  return preloads.replace(EACH_PRELOAD, '') + script
}

function concat(...parts: (Buffer | string)[]): Uint8Array<ArrayBuffer> {
  return Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
}
