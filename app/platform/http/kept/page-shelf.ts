import type { PageTemplate } from '../page-template.ts'

/** An answer of the workspace as it was given once, with all that has to be the same for giving it again. */
export interface KeptPage {
  readonly template: PageTemplate
  readonly headers: Readonly<Record<string, string>>
  /** What makes each value of the template anew, as long as it was. */
  readonly fresh: readonly (() => string)[]
  /** The nonce in its headers, which is the first value; null where it has none. */
  readonly nonce: string | null
  /** Who saw it, as what, in which workspace; as text. */
  readonly viewer: string
  /** What was committed when it was made. */
  readonly asOf: string
  /** The pattern of its route. */
  readonly route: string
  /** The minute in which it was made, counted from 1970: what it says of time holds that long. */
  readonly minute: number
}

/** Bytes of all pages together; the oldest make room. */
const MOST_BYTES = 16 * 1024 * 1024
/** Beside its bytes and its address a page takes this much, about. */
const BESIDE_BYTES = 2_000
const MINUTE_MS = 60_000

/** Which minute an instant lies in, counted from 1970. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS)
}

/** Where a page stands: for which browser, under which address. */
export interface KeptPlace {
  readonly browser: string
  readonly address: string
}

/** The pages that this process keeps, each until its minute is over. */
export class PageShelf {
  /** From the oldest to the newest. */
  readonly #pages = new Map<string, KeptPage & { readonly browser: string }>()
  #bytes = 0
  #sweep: NodeJS.Timeout | null = null

  /** The page of this place, unless its minute is over. */
  find(place: KeptPlace, minute: number): KeptPage | null {
    const page = this.#pages.get(keyOf(place))
    return page?.minute === minute ? page : null
  }

  keep(place: KeptPlace, page: KeptPage): void {
    const key = keyOf(place)
    this.#remove(key)
    this.#pages.set(key, { ...page, browser: place.browser })
    this.#bytes += sizeOf(key, page)
    for (const [oldest, { minute }] of this.#pages) {
      if (minute === page.minute && this.#bytes <= MOST_BYTES) break
      this.#remove(oldest)
    }
    // Whoever goes away leaves nothing behind.
    this.#sweep ??= setTimeout(() => this.#removeAll(), MINUTE_MS).unref()
  }

  drop(place: KeptPlace): void {
    this.#remove(keyOf(place))
  }

  /** Lets go of all pages of a browser. */
  forget(browser: string): void {
    for (const [key, page] of this.#pages) if (page.browser === browser) this.#remove(key)
  }

  /** How much room the pages take, about. */
  get bytes(): number {
    return this.#bytes
  }

  #remove(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(key, page)
  }

  #removeAll(): void {
    this.#pages.clear()
    this.#bytes = 0
    this.#sweep = null
  }
}

const keyOf = ({ browser, address }: KeptPlace) => `${browser} ${address}`

function sizeOf(key: string, { template }: KeptPage): number {
  return template.bytes.byteLength + key.length + BESIDE_BYTES
}
