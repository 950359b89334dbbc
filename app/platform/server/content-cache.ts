import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseCookie } from 'cookie'
import { acceptsEncoding } from './accepted-encoding.ts'
import { openPageMemory, pageHeaders, type RenderPage } from './page-memory.ts'

/** The text of a style sheet by its address; null when there is no such file. */
export type ReadSheet = (href: string) => Promise<string | null>

interface Copy {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Record<string, string>
}

/** One page in one theme, ready to be sent in each way a browser may ask for it. */
interface KeptPage {
  readonly br: Copy
  readonly gzip: Copy
  readonly identity: Copy
}

/** Cookies that we set for someone or for one moment: with one of them the page is made afresh. */
const PERSONAL = ['session', '__Host-session', 'toast']

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Answers pages that are words alone from memory, before anything else is asked. The first visit to each goes to the
 * app as usual, and what is kept for the next ones is made beside it. Only a request without session, message and query
 * is answered; anything else is the app's.
 *
 * Pages that `styled` names carry their style sheet within them, as `readSheet` finds it by its address: on a slow line
 * that is one wait less before anything is seen.
 */
export function openContentCache(
  paths: Iterable<string>,
  render: RenderPage,
  { styled = [], readSheet }: { styled?: readonly string[]; readSheet?: ReadSheet } = {},
) {
  const contentPaths = new Set(paths)
  const find = openPageMemory('pages', async (path, theme) =>
    preparePage(await render(path, theme), styled.includes(path) ? readSheet : undefined),
  )

  /** True when it answered; false leaves the request to whoever is next. */
  return function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method, headers } = request
    if (!contentPaths.has(url) || (method !== 'GET' && method !== 'HEAD')) return false
    const cookies = parseCookie(headers.cookie ?? '')
    if (PERSONAL.some(name => cookies[name])) return false
    const page = find(url, cookies.theme)
    if (!page) return false
    send(request, response, pickCopy(page, headers['accept-encoding']))
    return true
  }
}

function send(request: IncomingMessage, response: ServerResponse, copy: Copy): void {
  if (request.headers['if-none-match'] === copy.etag) {
    response.writeHead(304, { ETag: copy.etag, 'Cache-Control': copy.headers['cache-control'] ?? 'no-cache' })
    response.end()
    return
  }
  response.writeHead(200, copy.headers)
  response.end(request.method === 'HEAD' ? undefined : copy.body)
}

function pickCopy(page: KeptPage, accepted: string | string[] | undefined): Copy {
  if (acceptsEncoding(accepted, 'br')) return page.br
  return acceptsEncoding(accepted, 'gzip') ? page.gzip : page.identity
}

/** What is kept of an answer, or null when it is not a page for everybody. */
async function preparePage(answer: Response, readSheet?: ReadSheet): Promise<KeptPage | null> {
  const headers = pageHeaders(answer)
  if (!headers) return null
  // A nonce is for one answer. What stays the same is allowed by what it says instead.
  const plain = withFontsBehind((await answer.text()).replace(/ nonce="[^"]*"/g, ''))
  const html = readSheet ? await withSheetWithin(plain, readSheet) : plain
  headers['content-security-policy'] = policyByHash(headers['content-security-policy'] ?? '', html)

  const identity = Buffer.from(html)
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    deflate(identity, { level: 9 }),
  ])
  const copy = (body: Buffer, encoding?: string): Copy => {
    const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`
    const own = { etag, 'content-length': String(body.byteLength) }
    return {
      body,
      etag,
      headers: { ...headers, ...own, ...(encoding ? { 'content-encoding': encoding } : {}) },
    }
  }
  return { br: copy(br, 'br'), gzip: copy(gz, 'gzip'), identity: copy(identity) }
}

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)"\/>/

/** The page with its style sheet written into it; as it is where there is none to be read. */
async function withSheetWithin(html: string, readSheet: ReadSheet): Promise<string> {
  const [link, href] = html.match(SHEET_LINK) ?? []
  const sheet = href ? await readSheet(href) : null
  // The next page finds the sheet already fetched.
  const ahead = `<link rel="prefetch" as="style" href="${href}"/>`
  return link && sheet !== null ? html.replace(link, () => `<style>${sheet}</style>${ahead}`) : html
}

const FONT_PRELOAD = /<link rel="preload"[^>]* as="font"[^>]*\/>/g

/**
 * The page with its fonts asked for at its end. Chromium holds the first paint for a moment when they are asked for in the
 * head, and lays out all of a page meanwhile that it would have shown in part. It finds them as early here: it looks through
 * what has arrived for files before it reads it.
 */
function withFontsBehind(html: string): string {
  const preloads = html.match(FONT_PRELOAD)?.join('') ?? ''
  return html.replace(FONT_PRELOAD, '').replace('</body>', () => `${preloads}</body>`)
}

/** The page's own policy with its nonces replaced by the hashes of the scripts and styles that are in it. */
function policyByHash(policy: string, html: string): string {
  const scripts = hashesOf(html, /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return policy
    .replace(/(script-src 'self') 'nonce-[^']*'/, `$1${scripts}`)
    .replace(/(style-src 'self') 'nonce-[^']*'/, `$1${styles}`)
    .replace(/ 'nonce-[^']*'/g, '')
}

function hashesOf(html: string, pattern: RegExp): string {
  return [...html.matchAll(pattern)]
    .map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('')
}
