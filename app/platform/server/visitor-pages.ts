import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { fillPlaces, type PagePiece, plainTemplate } from '#app/platform/http/page-template.ts'
import { acceptsEncoding } from './accepted-encoding.ts'
import { fillGzip, gzipTemplate, NEVER_WRITTEN } from './gzip-template.ts'
import { LentCopies } from './lent-copies.ts'
import { openPageMemory, pageHeaders, type RenderPage } from './page-memory.ts'

/** Makes what each answer has for itself. */
export interface FreshParts {
  /** What lets the page's own scripts run. */
  nonce(): string
  /** When the page's form was opened. */
  stamp(): string
  /** What makes two presses of its button one. */
  key(): string
  /** The number of the answer, as every answer has one. */
  id(): string
}

/** What is kept of a page: its text with places for what is made anew, as it is read and compressed. */
interface SplitPage {
  /** What is made anew, in the order of the values that the templates ask for. */
  readonly parts: readonly FreshPart[]
  readonly plain: SentPage
  readonly gzip: SentPage
  /** Name, value, name, value: Node takes them as they are. */
  readonly headers: readonly string[]
  /** The policy, cut where its nonce stands. */
  readonly policy: readonly string[]
}

/** A page as one kind of browser is sent it. */
interface SentPage {
  readonly copies: LentCopies
  fill(copy: Buffer, values: readonly string[]): void
}

/** A part of the page that is made anew, and how long it always is. */
interface FreshPart {
  readonly part: Exclude<keyof FreshParts, 'id'>
  readonly length: number
}

const FIELDS = [
  { part: 'stamp', pattern: /name="stamp" value="([^"]+)"/g },
  { part: 'key', pattern: /name="idempotencyKey" value="([^"]+)"/g },
] as const

/**
 * Answers pages with a form of which every visitor sees the same, but for a nonce, the time it was opened and the key of its
 * button: rendered once, and those made anew for each answer. Only who brings no cookie but that of the theme, and asks
 * for the bare address, is answered; anything else is the app's.
 */
export function openVisitorPages(paths: Iterable<string>, render: RenderPage, fresh: FreshParts) {
  const visitorPaths = new Set(paths)
  const find = openPageMemory('visitor_pages', async (path, theme) => splitPage(await render(path, theme)))

  /** True when it answered; false leaves the request to whoever is next. */
  return function answerVisitor(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method, headers } = request
    if (method !== 'GET' || !visitorPaths.has(url)) return false
    const cookies = headers.cookie ? parseCookie(headers.cookie) : {}
    if (Object.keys(cookies).some(name => name !== 'theme')) return false
    const page = find(url, cookies.theme)
    if (!page) return false
    const values = page.parts.map(({ part }) => fresh[part]())
    // The places are as long as the values were when the page was rendered.
    if (values.some((value, n) => value.length !== page.parts[n]?.length)) return false
    const zips = acceptsEncoding(headers['accept-encoding'], 'gzip')
    const { copies, fill } = zips ? page.gzip : page.plain
    const body = copies.lend()
    fill(body, values)
    response.writeHead(200, [
      ...page.headers,
      'X-Request-Id',
      fresh.id(),
      'Content-Security-Policy',
      page.policy.join(values[NONCE]),
      'Content-Length',
      String(body.byteLength),
      ...(zips ? ZIPPED : []),
    ])
    response.end(body, () => copies.takeBack(body))
    return true
  }
}

const ZIPPED = ['Content-Encoding', 'gzip']

/** The first of the values. */
const NONCE = 0

/** What is kept of an answer, or null when it is not the same for every visitor. */
async function splitPage(answer: Response): Promise<SplitPage | null> {
  const lasting = pageHeaders(answer)
  if (!lasting) return null
  const { 'content-security-policy': policy = '', ...headers } = lasting
  const nonce = policy.match(/'nonce-([^']+)'/)?.[1]
  if (!nonce) return null
  const html = await answer.text()
  if (html.includes(NEVER_WRITTEN)) return null
  const fields = FIELDS.flatMap(({ part, pattern }) =>
    [...html.matchAll(pattern)].map(([, value = '']) => ({ part, value })),
  )
  const named = [{ part: 'nonce' as const, value: nonce }, ...fields]
  // Where the page says the same twice, both are one.
  const distinct = [...new Map(named.map(one => [one.value, one])).values()]
  const pieces = cut(
    html,
    distinct.map(({ value }) => value),
  )
  const parts = distinct.map(({ part, value }) => ({ part, length: value.length }))
  const lengths = parts.map(({ length }) => length)
  const plain = plainTemplate(pieces, lengths)
  const gzip = await gzipTemplate(pieces, lengths)
  return {
    parts,
    plain: {
      copies: new LentCopies(plain.bytes),
      fill: (bytes, values) => fillPlaces({ bytes, places: plain.places }, values),
    },
    gzip: {
      copies: new LentCopies(gzip.zipped.bytes),
      fill: (copy, values) => fillGzip(gzip, copy, values),
    },
    headers: Object.entries({ ...headers, vary: varyByEncoding(headers.vary) }).flat(),
    policy: policy.split(nonce),
  }
}

/** Cuts a page wherever one of the values stands, in its fields as well as in the data that its scripts wake with. */
function cut(html: string, values: readonly string[]): PagePiece[] {
  let pieces: PagePiece[] = [html]
  for (const [at, value] of values.entries())
    pieces = pieces.flatMap(piece => {
      if (typeof piece !== 'string') return [piece]
      return piece.split(value).flatMap((text, n) => (n === 0 ? [text] : [at, text]))
    })
  return pieces
}

/** What else an answer depends on, and on how it may be compressed. */
function varyByEncoding(vary: string | undefined): string {
  if (!vary) return 'Accept-Encoding'
  return /\baccept-encoding\b/i.test(vary) ? vary : `Accept-Encoding, ${vary}`
}
