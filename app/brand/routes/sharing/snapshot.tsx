import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { createShareLink } from '#app/brand/services/sharing/create-share-link.ts'
import { readBrandSnapshot } from '#app/brand/services/sharing/read-brand-snapshot.ts'
import { readShareLink } from '#app/brand/services/sharing/read-share-link.ts'
import { revokeShareLink } from '#app/brand/services/sharing/revoke-share-link.ts'
import { SnapshotPage } from '#app/brand/ui/sharing/snapshot-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { shareFormSchema } from '#core/brand/share-link.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/snapshot'

const kind = 'brand_snapshot'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Brand Snapshot · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const [snapshot, link] = await Promise.all([readBrandSnapshot(ctx), readShareLink(ctx, { kind })])
  return {
    ...snapshot,
    link,
    date: formatDate(ctx.now(), ctx.timeZone),
    timeZone: ctx.timeZone,
    canWrite: ctx.access === 'full',
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, check } = await workspacePost(args)
  const form = await check(shareFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  if (intent === 'revoke') {
    await revokeShareLink(ctx, { kind })
    return done('/app/clarify/snapshot', 'linkRevoked')
  }
  const result = await createShareLink(ctx, { kind, days: form.value.days })
  if (!result.ok) return formAgain(form.refuse({ status: 409, form: readOnlyText }))
  return done('/app/clarify/snapshot', 'linkCreated')
}

export default function SnapshotRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SnapshotPage {...loaderData} problem={actionData?.reply.error?.['']?.[0] ?? null} />
}
