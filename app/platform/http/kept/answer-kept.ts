import { logger } from '#app/platform/log/logger.ts'
import { record } from '#app/platform/metrics/registry.ts'
import { withinRequestDeadline } from '#app/platform/outage/database-deadline.ts'
import { countAnswer } from '../metrics.ts'
import { filledCopy } from '../page-template.ts'
import { newRequestId } from '../request-scope.ts'
import { services } from '../services.ts'
import { sessionSecretIn } from '../session-cookie.ts'
import type { ReadViewer } from '../viewer.ts'
import { browserKey, pageShelf, viewerText } from './keep-pages.ts'
import { type KeptPage, minuteOf } from './page-shelf.ts'

export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** The answer to an address, asked for with a cookie, when it was given before and holds still; else null. */
export type AnswerKept = (address: string, cookie: string) => Promise<KeptAnswer | null>

/**
 * Gives pages of the workspace again that were kept. Each time the database is asked who is asking, and whether anything was
 * written where they act since the page was made: one statement instead of all that the page reads. Whatever goes wrong, the
 * app answers.
 */
export function openKeptAnswers(readViewer: ReadViewer): AnswerKept {
  return async (address, cookie) => {
    const place = { browser: browserKey(cookie), address }
    const page = pageShelf.find(place, minuteOf(services().now()))
    if (!page) return null
    const began = performance.now()
    const isSame = await holdsStill(page, cookie, readViewer)
    record(({ cacheRequests }) => cacheRequests.inc({ cache: 'kept_pages', result: isSame ? 'hit' : 'miss' }))
    if (isSame) return answerWith(page, began)
    pageShelf.drop(place)
    return null
  }
}

function answerWith({ template, headers, fresh, nonce, route }: KeptPage, began: number): KeptAnswer {
  const id = newRequestId()
  const values = fresh.map(make => make())
  const policy = headers['content-security-policy']
  const body = filledCopy(template, values)
  const ms = performance.now() - began
  logger().info(
    { requestId: id, method: 'GET', route, status: 200, ms: Math.round(ms), kept: true },
    'request',
  )
  countAnswer({ route, method: 'GET', status: 200, seconds: ms / 1000 })
  return {
    headers: {
      ...headers,
      ...(policy && nonce ? { 'content-security-policy': policy.replaceAll(nonce, values[0] ?? '') } : {}),
      'content-length': String(body.byteLength),
      'x-request-id': id,
    },
    body,
  }
}

async function holdsStill(page: KeptPage, cookie: string, readViewer: ReadViewer): Promise<boolean> {
  const secret = sessionSecretIn(cookie)
  if (!secret) return false
  try {
    const viewer = await withinRequestDeadline(() => readViewer(services(), secret, page.asOf))
    return viewer?.isUnwritten === true && viewerText(viewer) === page.viewer
  } catch {
    // The app asks again, and says what there is to say.
    return false
  }
}
