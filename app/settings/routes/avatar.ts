import { workspaceContext } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { readAvatarImage } from '#app/settings/services/read-avatar-image.ts'
import type { Route } from './+types/avatar'

/** The signed-in person's own picture: nobody else's can be asked for, and nothing in it can run. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const picture = await readAvatarImage(await workspaceContext(request, context))
  if (!picture) throw notFound()
  return new Response(Uint8Array.from(picture.image), {
    headers: {
      'Content-Type': picture.contentType,
      'Content-Disposition': 'inline; filename="avatar"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Cookie',
    },
  })
}
