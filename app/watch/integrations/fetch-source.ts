import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import { sanitiseUrl } from '#core/shared/sanitise/values.ts'
import type { SourceProblem } from '#core/watch/health.ts'

const TIMEOUT_MS = 10_000
/** Bytes of a feed at most, unpacked. */
const MOST_BYTES = 5_000_000
/** How often a look is led on. */
const MOST_HOPS = 3

export interface FetchInput {
  readonly address: string
  /** What the last answer was marked with; '' without. */
  readonly etag: string
  readonly lastModified: string
  /** Where we can be reached, for whoever runs the server. */
  readonly appUrl: string
  readonly contact: string
  /** Hosts that may lie on a private address. */
  readonly localHosts: readonly string[]
  /** Asked before each step; where it says no, nothing is fetched. */
  readonly mayVisit?: (url: URL) => Promise<boolean>
}

/** What a server answered, or why it did not. */
export type Fetched =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly bytes: Uint8Array
      readonly contentType: string
      readonly retryAfter: string
      /** The header `Link`. */
      readonly link: string
      readonly marks: { readonly etag: string; readonly lastModified: string }
      /** Where the answer came from. */
      readonly address: string
      /** The same where every step there was for good; '' where one was not, or there was none. */
      readonly movedTo: string
    }
  | { readonly kind: 'failed'; readonly problem: SourceProblem }

/**
 * Asks for a source with the marks of what was read last, and follows at most three redirects, each of them checked like
 * the first address: nothing leads inside. All of it within 10 seconds and 5 MB.
 */
export async function fetchSource(input: FetchInput): Promise<Fetched> {
  const { appUrl, contact, localHosts } = input
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = new URL(input.address)
  let isForGood = true
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    if (input.mayVisit && !(await input.mayVisit(url))) return { kind: 'failed', problem: 'robots' }
    const answer = await guardedRequest({
      method: 'GET',
      url,
      headers: {
        'User-Agent': `Brandhearth Brand Watch (+${appUrl}; ${contact})`,
        Accept:
          'application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5',
        ...(input.etag === '' ? {} : { 'If-None-Match': input.etag }),
        ...(input.lastModified === '' ? {} : { 'If-Modified-Since': input.lastModified }),
      },
      timeoutMs: TIMEOUT_MS,
      signal,
      mostBytes: MOST_BYTES,
      unpacks: true,
      allowsHttp: true,
      localOrigin: localHosts.includes(url.host) ? url.origin : null,
    })
    if (answer.kind === 'not_sent')
      return {
        kind: 'failed',
        problem: answer.isBlocked ? 'private' : signal.aborted ? 'slow' : 'unreachable',
      }
    if (answer.kind === 'lost') return { kind: 'failed', problem: lostProblem(answer.detail, signal.aborted) }
    const { status, headers, bytes } = answer
    const isLedOn = [301, 302, 303, 307, 308].includes(status)
    const next = isLedOn ? sanitiseUrl(URL.parse(headers.location ?? '', url)?.href) : null
    if (!next) {
      const moved = hop > 0 && isForGood ? url.href : ''
      return {
        kind: 'answered',
        status: isLedOn ? 502 : status,
        bytes,
        contentType: headers['content-type'] ?? '',
        retryAfter: headers['retry-after'] ?? '',
        link: headers.link ?? '',
        marks: {
          etag: (headers.etag ?? '').slice(0, 1000),
          lastModified: (headers['last-modified'] ?? '').slice(0, 200),
        },
        address: url.href,
        movedTo: moved.length <= 2000 ? moved : '',
      }
    }
    isForGood &&= status === 301 || status === 308
    url = new URL(next)
  }
  return { kind: 'failed', problem: 'unreachable' }
}

function lostProblem(detail: string, isOver: boolean): SourceProblem {
  if (isOver) return 'slow'
  return detail.startsWith('The answer is too long') ? 'too_long' : 'unreadable'
}
