import { EventEmitter } from 'node:events'

const PRELOAD = '<link rel="modulepreload"'

/**
 * Takes what React writes and hands it on in as few pieces as can be: a page whose data is all there is one piece, and
 * one that is streamed has one for each time React flushes. React writes in pieces of 2 kB; passing each through two
 * streams cost a tenth of rendering the page.
 */
export class PageBody extends EventEmitter implements NodeJS.WritableStream {
  writable = true
  #pieces: Uint8Array[] = []
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null
  #isHeadOut = false
  readonly #starter: string | null

  /** `starter` is a script that starts the page's own scripts when it sees fit; without one they start at once. */
  constructor(starter: string | null = null) {
    super()
    this.#starter = starter
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  /** React calls this whenever what it has written so far makes sense to a browser. */
  flush(): void {
    if (!this.#controller || this.#pieces.length === 0) return
    this.#controller.enqueue(this.#take())
  }

  end(): this {
    this.writable = false
    this.flush()
    this.#controller?.close()
    return this
  }

  destroy(error?: Error): this {
    this.writable = false
    this.#controller?.error(error)
    return this
  }

  /** What to answer with: the whole page when it is finished, else a stream of what is there and what will come. */
  toResponseBody(): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
    if (!this.writable) return this.#take()
    return new ReadableStream({
      start: controller => {
        this.#controller = controller
        this.flush()
      },
      // The reader has gone: React stops rendering.
      cancel: () => {
        this.#controller = null
        this.emit('close')
      },
    })
  }

  #take(): Uint8Array<ArrayBuffer> {
    const whole = withPlainQuotes(Buffer.concat(this.#pieces))
    this.#pieces = []
    if (this.#isHeadOut) return whole
    this.#isHeadOut = true
    return withScriptsBehind(whole, this.#starter)
  }
}

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
 */
function withScriptsBehind(head: Buffer<ArrayBuffer>, starter: string | null): Uint8Array<ArrayBuffer> {
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

/** What begins and ends a script of the router's that brings data: JSON within a string of a script. */
const [DATA_BEGINS, DATA_ENDS] = ['.streamController.enqueue("', '");</script>']
/** An escaped backslash: what comes after it is not escaped by it. */
const BACKSLASH = '\\\\'

/**
 * Each quotation mark of the data is escaped, because the string that holds it has the same; in single ones it needs no
 * escape. Data is mostly short names: a twelfth of its bytes are those backslashes.
 */
function withPlainQuotes(piece: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let sent = 0
  for (let from = piece.indexOf(DATA_BEGINS); from >= 0; from = piece.indexOf(DATA_BEGINS, sent)) {
    const begin = from + DATA_BEGINS.length
    const end = piece.indexOf(DATA_ENDS, begin)
    if (end < 0) break
    const data = piece
      .toString('latin1', begin, end)
      .split(BACKSLASH)
      .map(text => text.replaceAll("'", "\\'").replaceAll('\\"', '"'))
      .join(BACKSLASH)
    parts.push(piece.subarray(sent, begin - 1), Buffer.from(`'${data}'`, 'latin1'))
    sent = end + 1
  }
  return sent === 0 ? piece : Buffer.concat([...parts, piece.subarray(sent)])
}

function concat(...parts: (Buffer | string)[]): Uint8Array<ArrayBuffer> {
  return Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
}
