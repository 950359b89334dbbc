import { randomUUID } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { notify } from '#app/notifications/services/notify.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { MemberRequest } from '#core/requests/schema.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertRequest } from '#db/queries/requests/content-requests.ts'
import { nameMember } from './name-member.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

/** Keeps what a member asks for. Whoever may only look asks nothing. A repeat with the same key adds nothing. */
export async function askInside(
  ctx: WorkspaceContext,
  input: { request: MemberRequest; idempotencyKey: string },
): Promise<Result<{ requestId: string }, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'content_requests')
  if (lock) return err(lock)
  if (!roleMay(ctx.role, 'comment')) return err('read_only')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const name = await nameMember(ctx)
  const secrets = await openRequestSecrets(ctx)
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'ask_inside', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ requestId: repeated })
    const id = randomUUID()
    await insertRequest(sql, {
      workspace,
      request: {
        ...input.request,
        ...{ id, name, email: '', state: 'new', news: 'off', textHash: '', onceHash: null },
        ...{ confirmHash: null, confirmUntil: null, spamReasons: [] },
        askedBy: userId,
        statusHash: hashSecret(secrets.status.make(id)),
        receivedAt: now,
      },
    })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'requests', actionType: 'request_made' })
    // Whoever asks knows of it.
    if (roleMay(ctx.role, 'edit')) return ok({ requestId: id })
    await notify(sql, {
      workspace,
      event: 'request_received',
      key: id,
      details: { title: input.request.about, who: name, note: input.request.notes.slice(0, 300) },
      path: `/app/requests/${id}`,
      roles: ['owner', 'admin', 'editor'],
      now,
    })
    return ok({ requestId: id })
  })
}
