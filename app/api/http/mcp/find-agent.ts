import { refuse } from '#app/api/http/reply.ts'
import { type ApiCaller, findCaller } from '#app/api/services/calls/find-caller.ts'
import { services } from '#app/platform/http/services.ts'
import { readBearer } from '#core/api/token.ts'

/** Whose agent sends it, by the token of the Authorization header alone. Refuses whoever has none that is valid. */
export async function findAgent(request: Request): Promise<ApiCaller> {
  const bearer = readBearer(request.headers.get('Authorization'))
  const caller = typeof bearer === 'string' ? null : await findCaller(services(), bearer.token)
  if (caller) return caller
  const invalid = bearer === 'absent' ? '' : ', error="invalid_token"'
  const headers = { 'WWW-Authenticate': `Bearer realm="Brandhearth"${invalid}` }
  throw refuse('unauthorised', 'Sign in, or send an API token of Brandhearth.', { headers })
}
