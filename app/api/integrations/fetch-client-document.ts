import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import { MOST_DOCUMENT_BYTES } from '#core/api/oauth/client-document.ts'

const TIMEOUT_MS = 5000

/**
 * What lies at an app’s own address, as JSON; null where nothing can be read there. Asked for so that it can’t be led inside,
 * and never led on: an app that moved is another one.
 */
export async function fetchClientDocument(
  url: URL,
  { localHosts }: { localHosts: readonly string[] },
): Promise<unknown> {
  const answer = await guardedRequest({
    method: 'GET',
    url,
    headers: { accept: 'application/json', 'user-agent': 'Brandhearth' },
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_DOCUMENT_BYTES,
    localOrigin: localHosts.includes(url.host) ? url.origin : null,
  })
  if (answer.kind !== 'answered' || answer.status !== 200) return null
  try {
    return JSON.parse(answer.body)
  } catch {
    return null
  }
}
