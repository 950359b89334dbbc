import { data, redirect } from 'react-router'
import { POST_REFUSALS } from '#app/copy/content.ts'
import { RESTORE_TOO_LATE } from '#app/copy/stories.ts'
import { readFormBody } from '#app/forms/form-body.server.ts'
import { useLiveTables } from '#app/forms/live/use-live-tables.ts'
import { workspaceContext } from '#app/http/guards.ts'
import { done } from '#app/http/respond.ts'
import { listPosts } from '#app/services/content/list-posts.ts'
import { restorePost } from '#app/services/content/restore-post.ts'
import { PostsPage } from '#app/ui/content/posts-page.tsx'
import { readPlatform } from '#core/content/platforms/platforms.ts'
import { POST_STATUSES } from '#core/content/posts/status.ts'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/content'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Posts · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  if (params.get('tab') === 'create') throw redirect('/app/create')
  const status = POST_STATUSES.find(known => known === params.get('status')) ?? null
  const platform = readPlatform(params.get('platform'))
  const page = readPageNumber(params)
  const view = await listPosts(ctx, { status, platform, page, removed: params.get('removed') })
  if (page > 1 && view.posts.rows.length === 0)
    throw redirect(`/app/content${listQuery({ status, platform })}`)
  return { ...view, status, platform, timeZone: ctx.timeZone }
}

/** The one thing this page does: it puts back what was deleted a moment ago. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const { form } = await readFormBody(request)
  const id = String(form.get('id') ?? '')
  const result = await restorePost(ctx, { id })
  if (result.ok) return done(`/app/create?post=${id}`, 'postRestored')
  const restoreError = result.reason === 'not_found' ? RESTORE_TOO_LATE : POST_REFUSALS[result.reason]
  return data({ restoreError }, { status: 409 })
}

export default function ContentRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('content_created', 'content_planner')
  return <PostsPage {...loaderData} {...(actionData ?? {})} />
}
