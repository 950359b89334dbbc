import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type AddressProblem, readWebhookAddress } from '#core/webhooks/address.ts'
import type { WebhookForm } from '#core/webhooks/schema.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateEndpoint } from '#db/queries/webhooks/endpoints.ts'
import { mayChangeWebhooks, type WebhookRefusal } from './may-change-webhooks.ts'

/** Changes where a webhook goes and what it is told. What waits goes to the new address. */
export async function saveWebhook(
  ctx: WorkspaceContext,
  { id, form }: { id: string; form: Omit<WebhookForm, 'key'> },
): Promise<Result<object, WebhookRefusal | 'not_found' | AddressProblem>> {
  const refusal = mayChangeWebhooks(ctx)
  if (refusal) return err(refusal)
  if (!isUuid(id)) return err('not_found')
  const read = readWebhookAddress(form.address, ctx.config.webhooksAllowPrivate)
  if (!read.ok) return err(read.problem)
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await updateEndpoint(sql, { ...form, workspace, id, address: read.address })))
      return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'webhooks', actionType: 'endpoint_saved' })
    return ok()
  })
}
