import { standingOf } from '#app/identity/services/sessions/standing-of.ts'
import type { ActingPerson } from '#app/platform/act-in-workspace.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { type ApiScope, readScopes } from '#core/api/scopes.ts'
import { shouldNoteUse } from '#core/api/token.ts'
import { asWorkspaceId } from '#db/client.ts'
import { type CallingToken, findCallingToken, updateTokenUsed } from '#db/queries/api/tokens.ts'

/** Who calls: the person of a token, in its workspace, as what they are there at this instant. */
export interface ApiCaller {
  readonly person: ActingPerson
  readonly personName: string
  readonly tokenId: string
  readonly scopes: readonly ApiScope[]
}

/**
 * Who is behind a token, and notes its use. Null when it is unknown, revoked or over, when its person was removed from
 * the workspace, or when their account or the workspace’s is being deleted. Asks the database each time, so that all of
 * this counts from the next call on.
 */
export async function findCaller(context: ServiceContext, token: string): Promise<ApiCaller | null> {
  const now = context.now()
  const { sql } = context.db.unscoped
  const found = await findCallingToken(sql, { hash: hashSecret(token), now })
  const caller = found && callerOf(found, now)
  if (caller && shouldNoteUse(found.lastUsedAt, now)) await updateTokenUsed(sql, { id: found.id, now })
  return caller
}

/** The person of a token as they are at this instant; null where they are out of the workspace, or on their way out. */
export function callerOf(found: CallingToken, now: Date): ApiCaller | null {
  if (found.isLeaving || found.workspaceId !== found.workspace) return null
  const { role, tier, access } = standingOf(found, now)
  const { workspaceTimeZone } = found
  const workspace = asWorkspaceId(found.workspace)
  return {
    person: { userId: found.memberId, workspace, role, tier, access, workspaceTimeZone, token: found.name },
    personName: found.personName,
    tokenId: found.id,
    scopes: readScopes(found.scopes),
  }
}
