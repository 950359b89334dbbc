import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addMs } from '#core/shared/time.ts'
import { OLD_SECRET_MS } from '#core/webhooks/endpoint.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { lockEndpointSecret, updateEndpointSecret } from '#db/queries/webhooks/endpoints.ts'
import { mayChangeWebhooks, type WebhookRefusal } from './may-change-webhooks.ts'
import { findCurrentSecret, newWebhookSecret, sealWebhookSecrets } from './open-webhook-secrets.ts'

/** Gives a webhook a new secret. The one before signs as well for 24 hours; an older one is gone at once. */
export async function rotateSecret(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, WebhookRefusal | 'not_found'>> {
  const refusal = mayChangeWebhooks(ctx)
  if (refusal) return err(refusal)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const sealed = await lockEndpointSecret(sql, { workspace, id })
    if (!sealed) return err('not_found')
    const previous = findCurrentSecret(ctx, id, sealed)
    const sealedSecret = sealWebhookSecrets(ctx, id, { current: newWebhookSecret(), previous })
    await updateEndpointSecret(sql, {
      workspace,
      id,
      sealedSecret,
      previousUntil: addMs(ctx.now(), OLD_SECRET_MS),
    })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'webhooks', actionType: 'secret_rotated' })
    return ok()
  })
}
