import { randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type AddressProblem, readWebhookAddress } from '#core/webhooks/address.ts'
import { MOST_ENDPOINTS, type WebhookForm } from '#core/webhooks/schema.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertEndpoint, listEndpoints } from '#db/queries/webhooks/endpoints.ts'
import { mayChangeWebhooks, type WebhookRefusal } from './may-change-webhooks.ts'
import { newWebhookSecret, sealWebhookSecrets } from './open-webhook-secrets.ts'

/**
 * Adds a webhook with a new secret. They are counted under a lock, so that of many at once only five are added. A repeat
 * with the same key answers with the first one's.
 */
export async function addWebhook(
  ctx: WorkspaceContext,
  { form, idempotencyKey }: { form: Omit<WebhookForm, 'key'>; idempotencyKey: string },
): Promise<Result<{ id: string }, WebhookRefusal | 'too_many' | AddressProblem>> {
  const refusal = mayChangeWebhooks(ctx)
  if (refusal) return err(refusal)
  const read = readWebhookAddress(form.address, ctx.config.webhooksAllowPrivate)
  if (!read.ok) return err(read.problem)
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'add_webhook', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ id: repeated })
    if ((await listEndpoints(sql, { workspace })).length >= MOST_ENDPOINTS) return err('too_many')
    const id = randomUUID()
    const { address } = read
    const sealedSecret = sealWebhookSecrets(ctx, id, { current: newWebhookSecret(), previous: null })
    await insertEndpoint(sql, { ...form, workspace, id, address, sealedSecret, now: ctx.now() })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'webhooks', actionType: 'endpoint_added' })
    return ok({ id })
  })
}
