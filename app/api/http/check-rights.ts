import { type ApiCaller, findCaller } from '#app/api/services/calls/find-caller.ts'
import { mayUseApi } from '#app/api/services/may-use-api.ts'
import { services } from '#app/platform/http/services.ts'
import { type Operation, operationNeeds } from '#core/api/operation.ts'
import { coversScopes } from '#core/api/scopes.ts'
import { readBearer } from '#core/api/token.ts'
import { passesGate } from '#core/billing/gates.ts'
import { roleMay } from '#core/team/roles.ts'
import { refuse } from './reply.ts'

/** Who calls, by the token of the Authorization header alone: a cookie counts for nothing here. Refuses whoever has none. */
export async function findCallerOf(request: Request): Promise<ApiCaller> {
  const bearer = readBearer(request.headers.get('Authorization'))
  if (bearer === 'absent') {
    const headers = { 'WWW-Authenticate': 'Bearer realm="Brandhearth"' }
    throw refuse('unauthorised', 'Send an API token: “Authorization: Bearer bhk_…”.', { headers })
  }
  const caller = bearer === 'malformed' ? null : await findCaller(services(), bearer.token)
  if (caller) return caller
  const headers = { 'WWW-Authenticate': 'Bearer realm="Brandhearth", error="invalid_token"' }
  throw refuse('unauthorised', 'This token isn’t valid: it is wrong, revoked or expired.', { headers })
}

/** Refuses what the token, the plan or the role does not allow, in this order. */
export function checkRights(operation: Operation, { person, scopes }: ApiCaller): void {
  if (!coversScopes(scopes, operation.scopes)) {
    const needed = operation.scopes.join(' ')
    const detail = `This needs a token with the scope ${operation.scopes.join(' and ')}.`
    const challenge = `Bearer realm="Brandhearth", error="insufficient_scope", scope="${needed}"`
    throw refuse('insufficient_scope', detail, { headers: { 'WWW-Authenticate': challenge } })
  }
  const closed = mayUseApi(person)
  if (closed === 'read_only') throw refuse('plan_required', 'The workspace’s plan has ended.')
  if (closed || (operation.gate && !passesGate(person.tier, operation.gate))) throw refuse('plan_required')
  if (!roleMay(person.role, operationNeeds(operation))) throw refuse('not_allowed')
}
