import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { POST_REFUSALS } from '#app/posts/copy/posts.ts'
import { readVersions } from '#app/posts/services/read-versions.ts'
import { restoreVersion } from '#app/posts/services/restore-version.ts'
import { VersionsPage } from '#app/posts/ui/versions-page.tsx'
import type { Route } from './+types/versions'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Earlier versions · Brandhearth' }]
}

/** A version as it stands in an address or a form; null for anything else. */
function readVersion(input: unknown): number | null {
  return typeof input === 'string' && /^[1-9]\d{0,8}$/.test(input) ? Number(input) : null
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const version = readVersion(new URL(request.url).searchParams.get('compare'))
  const view = await readVersions(ctx, { postId: params.postId, version })
  if (!view) throw notFound()
  return { ...view, timeZone: ctx.timeZone, canWrite: ctx.access === 'full' }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const version = readVersion(text('version'))
  const { postId } = args.params
  const result = version
    ? await restoreVersion(ctx, { postId, version })
    : ({ ok: false, reason: 'not_found' } as const)
  if (result.ok) return done(`/app/create?post=${postId}`, 'versionRestored')
  if (result.reason === 'not_found') throw notFound()
  const reason = result.reason === 'changed_elsewhere' ? 'not_found' : result.reason
  return pageAgain(409, POST_REFUSALS[reason])
}

export default function VersionsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsPage {...loaderData} {...(actionData ?? {})} />
}
