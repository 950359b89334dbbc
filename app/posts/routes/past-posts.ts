import { workspaceContext } from '#app/platform/http/guards.ts'
import { listPastPosts } from '#app/posts/services/list-past-posts.ts'
import type { Route } from './+types/past-posts'

/** One's own posts of the last 90 days, for the sameness check in the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return Response.json(await listPastPosts(ctx), { headers: { 'Cache-Control': 'no-store' } })
}
