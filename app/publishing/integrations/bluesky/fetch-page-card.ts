import { type GuardedAnswer, guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import { type PageCard, readPageCard } from '#core/publishing/bluesky/page-card.ts'
import { shrinkPicture } from './shrink-picture.ts'

const MOST_HOPS = 3
/** Of a page and of its picture; what is longer is not shown. */
const MOST_BYTES = 4_000_000
const CARD_SIDE = 1200

/** What is shown of a page below a post that links to it. */
export interface FetchedCard extends Omit<PageCard, 'picture'> {
  /** A JPEG; null where the page names none that can be had. */
  readonly picture: Uint8Array | null
}

type Answered = Extract<GuardedAnswer, { kind: 'answered' }>

/**
 * What the page at an address says about itself, with its picture in at most `pictureBytes` bytes. Somebody else's page
 * decides nothing: whatever it does within `timeoutMs` milliseconds, the answer is a card, one without a picture, or null.
 * Nothing inside our network is asked, but for the local server where there is one. Never throws.
 */
export async function fetchPageCard(
  address: string,
  options: {
    readonly pictureBytes: number
    readonly timeoutMs: number
    readonly localOrigin: string | null
  },
): Promise<FetchedCard | null> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  const page = await follow(address, { ...options, signal })
  if (!page || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(page.answer.headers['content-type'] ?? ''))
    return null
  const card = readPageCard(page.answer.body, page.address)
  if (!card) return null
  const { title, description } = card
  const file = card.picture === null ? null : await follow(card.picture, { ...options, signal })
  const limits = { most: options.pictureBytes, side: CARD_SIDE }
  const picture = file ? await shrinkPicture(file.answer.bytes, limits) : null
  return { title, description, picture: picture?.bytes ?? null }
}

/** What lies at an address, after a few redirects, each checked like the first; null for anything but a plain 200. */
async function follow(
  address: string,
  options: {
    readonly signal: AbortSignal
    readonly timeoutMs: number
    readonly localOrigin: string | null
  },
): Promise<{ readonly answer: Answered; readonly address: string } | null> {
  let url = URL.parse(address)
  for (let hop = 0; url && hop <= MOST_HOPS; hop++) {
    const { signal, timeoutMs, localOrigin } = options
    const headers = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; Brandhearth; link preview)' }
    const answer = await guardedRequest({
      ...{ method: 'GET' as const, url, headers },
      ...{ timeoutMs, mostBytes: MOST_BYTES, signal, localOrigin },
    })
    if (answer.kind !== 'answered') return null
    if (answer.status === 200) return { answer, address: url.href }
    if (answer.status < 300 || answer.status >= 400) return null
    url = URL.parse(answer.headers.location ?? '', url.href)
  }
  return null
}
