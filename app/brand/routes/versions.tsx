import { BRAND_REFUSALS } from '#app/brand/copy.ts'
import { readVersions } from '#app/brand/services/read-versions.ts'
import { restoreVersion } from '#app/brand/services/restore-version.ts'
import { VersionsPage } from '#app/brand/ui/versions/versions-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { readVersionNumber } from '#core/brand/versions/versions.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/versions'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Versions of your brand · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const [from, to] = [readVersionNumber(params.get('from')), readVersionNumber(params.get('to'))]
  const view = await readVersions(ctx, { page: readPageNumber(params), from, to })
  return { ...view, from, to, userId: ctx.userId, canWrite: ctx.access === 'full', timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await restoreVersion(ctx, { version: readVersionNumber(text('version')) ?? -1 })
  if (result.ok) return done('/app/clarify/versions', 'brandRestored')
  return pageAgain(result.reason === 'not_saved' ? 503 : 409, BRAND_REFUSALS[result.reason])
}

export default function VersionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsPage {...loaderData} problem={actionData?.problem ?? null} />
}
