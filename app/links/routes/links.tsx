import { redirect } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { LINK_REFUSALS } from '#app/links/copy.ts'
import { createLink } from '#app/links/services/create-link.ts'
import { hasLinks } from '#app/links/services/has-links.ts'
import { readLinks } from '#app/links/services/read-links.ts'
import { LinksPage } from '#app/links/ui/links-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { newLinkFormSchema } from '#core/links/schema.ts'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/links'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasLinks)]

/** Longest name of a network, in characters. */
const NETWORK_MOST = 50

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Links · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const asked = params
    .get('network')
    ?.replaceAll('\0', '')
    .toWellFormed()
    .slice(0, NETWORK_MOST)
    .toWellFormed()
  const network = asked || null
  const page = readPageNumber(params)
  const view = await readLinks(ctx, { network, page })
  if (page > 1 && view.links.rows.length === 0) throw redirect(`/app/links${listQuery({ network })}`)
  return {
    ...view,
    network,
    timeZone: ctx.timeZone,
    canWrite: featureLock(ctx, 'campaigns') === null,
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, check } = await workspacePost(args)
  const form = await check(newLinkFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { idempotencyKey, ...link } = form.value
  const result = await createLink(ctx, { ...link, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`/app/links/${result.linkId}`, 'linkMade')
  return formAgain(form.refuse({ status: 409, form: LINK_REFUSALS[result.reason] }))
}

export default function LinksRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LinksPage {...loaderData} {...(actionData ?? {})} />
}
