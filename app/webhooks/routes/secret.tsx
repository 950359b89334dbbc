import { requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { showSecret } from '#app/webhooks/services/show-secret.ts'
import { SecretPage } from '#app/webhooks/ui/secret-page.tsx'
import type { Route } from './+types/secret'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Webhook secret · Brandhearth' }]
}

/** Only for whoever has just shown that it is them. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  await requireStepUp(request, context)
  const shown = await showSecret(ctx, { id: params.webhookId })
  if (!shown) throw notFound()
  return { ...shown, back: `/app/settings/webhooks/${params.webhookId}` }
}

export default function SecretRoute({ loaderData }: Route.ComponentProps) {
  return <SecretPage {...loaderData} />
}
