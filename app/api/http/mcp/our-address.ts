import { config } from '#app/config.server.ts'

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Was it sent to our own name? A page that points a name of its own at us is told apart by this. */
export function isOurHost(request: Request): boolean {
  const ours = new URL(config().appUrl).hostname
  const sent = hostnameOf(request.headers.get('Host') ?? new URL(request.url).host)
  return sent === ours || (LOCAL.test(ours) && LOCAL.test(sent))
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
