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
    const whole = Buffer.concat(this.#pieces)
    this.#pieces = []
    if (this.#isHeadOut) return whole
    this.#isHeadOut = true
    return withScriptsBehind(whole, this.#starter)
  }
}

const EACH_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const ROUTE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/

/**
 * Browsers fetch preloaded scripts as urgently as the style sheet and the fonts, and on a slow line nothing is seen until
 * all have come. The page reads well without its scripts, so they come after: less urgently, or with a starter not before
 * it starts them. The router has no place to say so. Its own script stays where it is, asleep, for React to find it there.
 */
function withScriptsBehind(head: Buffer<ArrayBuffer>, starter: string | null): Uint8Array<ArrayBuffer> {
  if (!head.includes(PRELOAD)) return head
  // Latin 1 keeps every byte as it is, whatever the letters are.
  const html = head.toString('latin1')
  return Buffer.from(starter ? startedBy(starter, html) : lessUrgently(html), 'latin1')
}

function lessUrgently(html: string): string {
  return html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`)
}

function startedBy(starter: string, html: string): string {
  if (!ROUTE_SCRIPT.test(html)) return lessUrgently(html)
  const files: string[] = []
  return html
    .replace(EACH_PRELOAD, (_, href: string) => {
      files.push(href)
      return ''
    })
    .replace(ROUTE_SCRIPT, (_, nonce: string | undefined, code: string) => {
      const own = `<script${nonce ?? ''} data-files="${files.join(' ')}">${starter}</script>`
      return `<script${nonce ?? ''} type="text/plain">${code}</script>${own}`
    })
}
