import { drawHearthPicture } from '#app/media/services/draw-hearth-picture.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { readHearthPicture } from '#core/brand/hearth/hearth-address.ts'
import type { Route } from './+types/picture'

/** A fire for emails and shared pages: all that it shows stands in its address, so that it never changes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = readHearthPicture(params.file)
  if (!asked) throw notFound()
  const limited = asked.kind === '.svg' ? null : await overLimit(context, 'paint_hearth')
  if (limited) return new Response(limited, { status: 429 })
  const { mime, image } = await drawHearthPicture(asked)
  return new Response(Uint8Array.from(image), {
    headers: {
      'Content-Type': mime,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
