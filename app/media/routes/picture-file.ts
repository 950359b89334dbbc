import { sendFile } from '#app/media/http/send-file.ts'
import { readPictureFile } from '#app/media/services/read-picture-file.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/picture-file'

/** A picture or video for whoever has its signed address, while that holds. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const found = await readPictureFile(services(), {
    workspace: params.workspace,
    id: params.pictureId,
    until: search.get('until') ?? '',
    signature: search.get('signature') ?? '',
  })
  if (!found.ok && found.reason === 'expired')
    throw new Response('This address has expired', { status: 410, statusText: 'Gone' })
  const answer = found.ok ? await sendFile(found.file, request.headers.get('Range')) : null
  if (!answer) throw notFound()
  return answer
}
