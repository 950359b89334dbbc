import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { ADDRESS_PROBLEMS, isAddressProblem, WEBHOOK_PROBLEMS } from '#app/webhooks/copy/webhooks.ts'
import { addWebhook } from '#app/webhooks/services/add-webhook.ts'
import { readWebhooks } from '#app/webhooks/services/read-webhooks.ts'
import { WebhooksPage } from '#app/webhooks/ui/webhooks-page.tsx'
import { webhookFormSchema } from '#core/webhooks/schema.ts'
import type { Route } from './+types/webhooks'

const HERE = '/app/settings/webhooks'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Webhooks · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return {
    view: await readWebhooks(ctx),
    example: new URL(request.url).searchParams.get('example'),
    formKey: newIdempotencyKey(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, webhookFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { key, ...chosen } = form.value
  const result = await addWebhook(ctx, { form: chosen, idempotencyKey: idempotencyKeyOf(key) })
  if (result.ok) return done(`${HERE}/${result.id}`, 'webhookAdded')
  const { reason } = result
  return formAgain(
    isAddressProblem(reason)
      ? form.refuse({ status: 422, fields: { address: ADDRESS_PROBLEMS[reason] } })
      : form.refuse({ status: 409, form: WEBHOOK_PROBLEMS[reason] }),
  )
}

export default function WebhooksRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhooksPage {...loaderData} {...(actionData ?? {})} />
}
