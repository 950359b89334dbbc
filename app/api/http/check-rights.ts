import { type ApiCaller, findCaller } from '#app/api/services/calls/find-caller.ts'
import { mayUseApi } from '#app/api/services/may-use-api.ts'
import { services } from '#app/platform/http/services.ts'
import { operationNeeds, type Rights } from '#core/api/operation.ts'
import { type ApiScope, coversScopes } from '#core/api/scopes.ts'
import { readBearer } from '#core/api/token.ts'
import { passesGate } from '#core/billing/gates.ts'
import { roleMay } from '#core/team/roles.ts'
import { type Refused, refuse } from './reply.ts'

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

/** The refusal of a token without one of these scopes. */
export function scopeRefusal(needed: readonly ApiScope[]): Refused {
  const detail = `This needs a token with the scope ${needed.join(' and ')}.`
  const challenge = `Bearer realm="Brandhearth", error="insufficient_scope", scope="${needed.join(' ')}"`
  return refuse('insufficient_scope', detail, { headers: { 'WWW-Authenticate': challenge } })
}

/** Refuses what the token, the plan or the role does not allow, in this order. */
export function checkRights(operation: Rights, { person, scopes }: ApiCaller): void {
  if (!coversScopes(scopes, operation.scopes)) throw scopeRefusal(operation.scopes)
  const closed = mayUseApi(person)
  if (closed === 'read_only') throw refuse('plan_required', 'The workspace’s plan has ended.')
  if (closed || (operation.gate && !passesGate(person.tier, operation.gate))) throw refuse('plan_required')
  if (!roleMay(person.role, operationNeeds(operation))) throw refuse('not_allowed')
}
