import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { lastingHeaders, openPageMemory, type RenderPage } from './page-memory.ts'

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

/** A page in pieces: text that stays, and the name of what is made anew between two of them. */
interface SplitPage {
  readonly pieces: readonly (Buffer | Slot)[]
  readonly headers: Readonly<Record<string, string>>
  readonly policy: string
}

/** What is written into the page itself. */
type Written = Exclude<keyof FreshParts, 'id'>

/** A part that is made anew; where the page says the same twice, both places bear the same number. */
interface Slot {
  readonly part: Written
  readonly at: number
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
    const { theme, ...others } = parseCookie(headers.cookie ?? '')
    if (Object.keys(others).length > 0) return false
    const page = find(url, theme)
    if (!page) return false
    send(response, page, fresh)
    return true
  }
}

function send(response: ServerResponse, page: SplitPage, fresh: FreshParts): void {
  const nonce = fresh.nonce()
  const made = new Map<number, string>()
  const body = Buffer.concat(
    page.pieces.map(piece => {
      if (Buffer.isBuffer(piece)) return piece
      const value = piece.part === 'nonce' ? nonce : (made.get(piece.at) ?? fresh[piece.part]())
      made.set(piece.at, value)
      return Buffer.from(value)
    }),
  )
  response.writeHead(200, {
    ...page.headers,
    'x-request-id': fresh.id(),
    'content-security-policy': page.policy.replaceAll(NONCE_PLACE, nonce),
    'content-length': String(body.byteLength),
  })
  response.end(body)
}

/** Stands in a policy where its nonce comes. */
const NONCE_PLACE = '{nonce}'

/** What is kept of an answer, or null when it is not the same for every visitor. */
async function splitPage(answer: Response): Promise<SplitPage | null> {
  const lasting = lastingHeaders(answer)
  if (!lasting) return null
  const { 'content-security-policy': policy = '', ...headers } = lasting
  const nonce = policy.match(/'nonce-([^']+)'/)?.[1]
  if (!nonce) return null
  const html = await answer.text()
  const fields = FIELDS.flatMap(({ part, pattern }) =>
    [...html.matchAll(pattern)].map(([, value = '']) => ({ part, value })),
  )
  const parts: { part: Written; value: string }[] = [{ part: 'nonce', value: nonce }, ...fields]
  return { pieces: cut(html, parts), headers, policy: policy.replaceAll(nonce, NONCE_PLACE) }
}

/** Cuts a page wherever one of the values stands, in its fields as well as in the data that its scripts wake with. */
function cut(html: string, parts: readonly { part: Written; value: string }[]): (Buffer | Slot)[] {
  const distinct = [...new Map(parts.map(one => [one.value, one])).values()]
  let pieces: (string | Slot)[] = [html]
  for (const [at, { part, value }] of distinct.entries())
    pieces = pieces.flatMap(piece => {
      if (typeof piece !== 'string') return [piece]
      return piece.split(value).flatMap((text, n) => (n === 0 ? [text] : [{ part, at }, text]))
    })
  return pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece))
}
