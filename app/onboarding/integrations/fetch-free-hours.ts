import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'

const TIMEOUT_MS = 8_000
const MOST_BYTES = 1_000_000

/** Asks for the calendar file with our free hours; null when it cannot be had. It lies on the public internet. */
export async function fetchFreeHours(input: {
  address: string
  /** Hosts that may lie on a private address. */
  localHosts: readonly string[]
}): Promise<string | null> {
  const url = new URL(input.address)
  const answer = await guardedRequest({
    method: 'GET',
    url,
    headers: { Accept: 'text/calendar' },
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
    unpacks: true,
    localOrigin: input.localHosts.includes(url.host) ? url.origin : null,
  })
  return answer.kind === 'answered' && answer.status === 200 ? answer.body : null
}
