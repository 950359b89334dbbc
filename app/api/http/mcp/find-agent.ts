import { refuse } from '#app/api/http/reply.ts'
import { type ApiCaller, findCaller } from '#app/api/services/calls/find-caller.ts'
import { findAppCaller } from '#app/api/services/oauth/find-app-caller.ts'
import { config } from '#app/config.server.ts'
import { services } from '#app/platform/http/services.ts'
import { readAccessToken } from '#core/api/oauth/app-tokens.ts'
import { readBearer } from '#core/api/token.ts'

/**
 * Whose agent sends it, by the token of the Authorization header alone: of a connected app, or an API token. Refuses
 * whoever has none that is valid, and says where one is to be had.
 */
export async function findAgent(request: Request): Promise<ApiCaller> {
  const header = request.headers.get('Authorization')
  const bearer = readBearer(header)
  const access = readAccessToken(header)
  const caller = access
    ? await findAppCaller(services(), access)
    : typeof bearer === 'string'
      ? null
      : await findCaller(services(), bearer.token)
  if (caller) return caller
  const challenge = challengeFor('read draft', bearer === 'absent' ? null : 'invalid_token')
  throw refuse('unauthorised', 'Sign in, or send an API token of Brandhearth.', {
    headers: { 'WWW-Authenticate': challenge },
  })
}

/** How a client is told what is missing, and where to ask for it (RFC 9728). */
export function challengeFor(scope: string, error: string | null): string {
  const metadata = `${config().appUrl}/.well-known/oauth-protected-resource/mcp`
  const why = error === null ? '' : `, error="${error}"`
  return `Bearer realm="Brandhearth"${why}, scope="${scope}", resource_metadata="${metadata}"`
}
