import { randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { canAddStory } from '#core/stories/limit.ts'
import { REQUEST_LIMIT, requestExpiresAt } from '#core/stories/request.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { countOpenRequests, insertStoryRequest } from '#db/queries/stories/story-requests.ts'

/**
 * Makes a form for one customer, answered once, open for 30 days. An answer is never turned away, so there must be room
 * in the plan for every open request as well. A repeat with the same key answers with the same request.
 */
export async function askCustomer(
  ctx: WorkspaceContext,
  input: { name: string; question: string; idempotencyKey: string },
): Promise<
  | Result<{ requestId: string }, 'read_only' | 'too_many_requests'>
  | { readonly ok: false; readonly reason: 'story_limit_reached'; readonly limit: number }
> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const secrets = await openLinkSecrets(ctx, 'story-request')
  return ctx.inWorkspace(async sql => {
    const profile = await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'ask_customer', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ requestId: repeated })
    const open = await countOpenRequests(sql, { workspace, now })
    if (open >= REQUEST_LIMIT) return err('too_many_requests')
    const room = canAddStory(ctx.tier, (profile?.storiesCount ?? 0) + open)
    if (!room.ok) return room
    const id = randomUUID()
    await insertStoryRequest(sql, {
      workspace,
      id,
      tokenHash: hashSecret(secrets.make(id)),
      name: input.name,
      question: input.question,
      expiresAt: requestExpiresAt(now),
      now,
    })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'storybank', actionType: 'customer_asked' })
    return ok({ requestId: id })
  })
}
