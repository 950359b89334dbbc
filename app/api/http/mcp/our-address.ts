import { config } from '#app/config.server.ts'
import { isLoopbackName } from '#core/api/oauth/client-document.ts'

/** Was it sent to our own name? A page that points a name of its own at us is told apart by this. */
export function isOurHost(request: Request): boolean {
  const ours = new URL(config().appUrl).hostname
  const sent = hostnameOf(request.headers.get('Host') ?? new URL(request.url).host)
  return sent === ours || (isLoopbackName(ours) && isLoopbackName(sent))
}

/** Agents send no Origin; pages do, and none but ours may. */
export function isOurOrigin(request: Request): boolean {
  const origin = request.headers.get('Origin')
  return origin === null || origin === config().appUrl
}

function hostnameOf(host: string): string {
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return ''
  }
}
