import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import type { ToastKey } from '#app/platform/http/toast.ts'
import { ADDRESS_PROBLEMS, isAddressProblem, WEBHOOK_PROBLEMS } from '#app/webhooks/copy/webhooks.ts'
import { pauseWebhook } from '#app/webhooks/services/pause-webhook.ts'
import { readWebhook } from '#app/webhooks/services/read-webhook.ts'
import { removeWebhook } from '#app/webhooks/services/remove-webhook.ts'
import { replayDelivery } from '#app/webhooks/services/replay-delivery.ts'
import { rotateSecret } from '#app/webhooks/services/rotate-secret.ts'
import { saveWebhook } from '#app/webhooks/services/save-webhook.ts'
import { testWebhook } from '#app/webhooks/services/test-webhook.ts'
import { WebhookPage } from '#app/webhooks/ui/webhook-page.tsx'
import { webhookFormSchema } from '#core/webhooks/schema.ts'
import type { Route } from './+types/webhook'

const LIST = '/app/settings/webhooks'
const DELETE_WORD = 'DELETE'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Webhook · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const webhook = await readWebhook(ctx, { id: params.webhookId })
  if (!webhook) throw notFound()
  return { webhook, timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.webhookId
  const here = `${LIST}/${id}`
  if (post.intent === 'save') return save(post, id)
  const limited = await post.overLimit(
    post.intent === 'test' || post.intent === 'replay' ? 'test_webhook' : 'write',
  )
  if (limited) return pageAgain(429, limited)
  if (post.intent === 'rotate') await requireStepUp(args.request, args.context, here)
  if (post.intent === 'delete' && post.text('confirmation') !== DELETE_WORD)
    return pageAgain(422, `Type ${DELETE_WORD} to delete the webhook.`)
  const change = Object.hasOwn(CHANGES, post.intent) ? CHANGES[post.intent] : undefined
  if (!change) return pageAgain(400, WEBHOOK_PROBLEMS.not_possible)
  const result = await change.make(post.ctx, id, post.text('delivery'))
  if (!result.ok) return pageAgain(409, WEBHOOK_PROBLEMS[result.reason])
  return done(post.intent === 'delete' ? LIST : here, change.toast)
}

interface Change {
  readonly toast: ToastKey
  make(
    ctx: WorkspaceContext,
    id: string,
    deliveryId: string,
  ): Promise<{ ok: true } | { ok: false; reason: keyof typeof WEBHOOK_PROBLEMS }>
}

const CHANGES: Readonly<Record<string, Change>> = {
  pause: { toast: 'webhookPaused', make: (ctx, id) => pauseWebhook(ctx, { id, pause: true }) },
  resume: { toast: 'webhookResumed', make: (ctx, id) => pauseWebhook(ctx, { id, pause: false }) },
  test: { toast: 'webhookTested', make: (ctx, id) => testWebhook(ctx, { id }) },
  rotate: { toast: 'webhookRotated', make: (ctx, id) => rotateSecret(ctx, { id }) },
  delete: { toast: 'webhookDeleted', make: (ctx, id) => removeWebhook(ctx, { id }) },
  replay: {
    toast: 'webhookReplayed',
    make: (ctx, id, deliveryId) => replayDelivery(ctx, { id, deliveryId }),
  },
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(webhookFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { key: _, ...chosen } = form.value
  const result = await saveWebhook(ctx, { id, form: chosen })
  if (result.ok) return done(`${LIST}/${id}`, 'webhookSaved')
  const { reason } = result
  return formAgain(
    isAddressProblem(reason)
      ? form.refuse({ status: 422, fields: { address: ADDRESS_PROBLEMS[reason] } })
      : form.refuse({ status: 409, form: WEBHOOK_PROBLEMS[reason] }),
  )
}

export default function WebhookRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('webhook_deliveries')
  return <WebhookPage {...loaderData} {...(actionData ?? {})} />
}
