import { EventEmitter } from 'node:events'
import { withScriptsBehind } from './scripts-behind.ts'

/**
 * Takes what React writes of a page that is streamed and hands it on in as few pieces as can be: one for each time React
 * flushes. React writes in pieces of 2 kB; passing each through two streams cost a tenth of rendering the page.
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
    const written = Buffer.concat(this.#pieces)
    this.#pieces = []
    if (this.#isHeadOut) return written
    this.#isHeadOut = true
    return withScriptsBehind(written, this.#starter)
  }
}
