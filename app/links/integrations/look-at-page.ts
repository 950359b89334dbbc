import { setTimeout as pause } from 'node:timers/promises'
import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import { isDead, type Looked } from '#core/links/dead.ts'

const TIMEOUT_MS = 10_000
/** What a page says after its status is not read. */
const MOST_BYTES = 1_000
/** A page that fails is asked once more after so many milliseconds: a hiccup is no death. */
const AGAIN_MS = 1_000

/** Looks whether a page answers. `localHosts` are those that may lie on a private address. */
export async function lookAtPage(address: string, localHosts: readonly string[]): Promise<Looked> {
  const first = await lookOnce(address, localHosts)
  if (isDead(first) !== true) return first
  await pause(AGAIN_MS)
  return lookOnce(address, localHosts)
}

async function lookOnce(address: string, localHosts: readonly string[]): Promise<Looked> {
  const url = new URL(address)
  const answer = await guardedRequest({
    method: 'GET',
    url,
    headers: { 'User-Agent': 'Brandhearth link check', Accept: 'text/html,*/*' },
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
    localOrigin: localHosts.includes(url.host) ? url.origin : null,
  })
  if (answer.kind === 'answered') return answer.status
  if (answer.kind === 'not_sent') return answer.isBlocked ? null : 0
  return answer.status ?? 0
}
