import { featureLock } from '#app/billing/services/feature-lock.ts'
import { LINK_REFUSALS } from '#app/links/copy.ts'
import { hasLinks } from '#app/links/services/has-links.ts'
import { readLink } from '#app/links/services/read-link.ts'
import { removeLink } from '#app/links/services/remove-link.ts'
import { restoreLink } from '#app/links/services/restore-link.ts'
import { saveLink } from '#app/links/services/save-link.ts'
import { LinkPage } from '#app/links/ui/link-page.tsx'
import { requireGate, workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { linkFormSchema } from '#core/links/schema.ts'
import type { Route } from './+types/link'

export const middleware: Route.MiddlewareFunction[] = [requireGate('hasCampaigns', hasLinks)]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.link.label || loaderData?.link.slug || 'Link'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readLink(ctx, { id: params.linkId })
  if (!view) throw notFound()
  return { ...view, timeZone: ctx.timeZone, isLocked: featureLock(ctx, 'campaigns') !== null }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.linkId
  if (post.intent === 'remove' || post.intent === 'restore') return placeLink(post, id)
  const form = await post.check(linkFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const result = await saveLink(post.ctx, { id, ...form.value })
  return result.ok ? done(`/app/links/${id}`, 'linkChanged') : refused(result.reason)
}

async function placeLink({ ctx, intent, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const isRemoved = intent === 'remove'
  const result = isRemoved ? await removeLink(ctx, { id }) : await restoreLink(ctx, { id })
  if (!result.ok) return refused(result.reason)
  return done(`/app/links/${id}`, isRemoved ? 'linkDeleted' : 'linkRestored')
}

function refused(reason: keyof typeof LINK_REFUSALS) {
  if (reason === 'not_found') throw notFound()
  return pageAgain(409, LINK_REFUSALS[reason])
}

export default function LinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = loaderData
  return (
    <LinkPage
      key={`${link.id} ${link.label} ${link.target} ${link.fallback}`}
      {...loaderData}
      {...(actionData ?? {})}
    />
  )
}
