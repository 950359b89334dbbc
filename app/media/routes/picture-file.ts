import { readPictureFile } from '#app/media/services/read-picture-file.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/picture-file'

/** A picture for whoever has its signed address, while that holds. Nothing in it can run. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const picture = await readPictureFile(services(), {
    workspace: params.workspace,
    id: params.pictureId,
    until: search.get('until') ?? '',
    signature: search.get('signature') ?? '',
  })
  if (!picture.ok && picture.reason === 'expired')
    throw new Response('This address has expired', { status: 410, statusText: 'Gone' })
  if (!picture.ok) throw notFound()
  const ending = picture.mime === 'image/png' ? 'png' : 'jpg'
  return new Response(Uint8Array.from(picture.image), {
    headers: {
      'Content-Type': picture.mime,
      'Content-Disposition': `inline; filename="picture.${ending}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': `private, max-age=${Math.min(picture.secondsLeft, 3600)}`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
