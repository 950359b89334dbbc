import { workspaceContext } from '#app/platform/http/guards.ts'
import { readMeasure } from '#app/posts/services/read-measure.ts'
import type { Route } from './+types/measure'

/** What the browser scores a text by. The editor asks for it once it is at rest: with it, the page would be twice as long. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const postId = new URL(request.url).searchParams.get('post')
  return Response.json(await readMeasure(ctx, { postId }), { headers: { 'Cache-Control': 'no-store' } })
}
