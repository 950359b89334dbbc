import { readLogoFile } from '#app/brand/services/kit/read-logo-file.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import type { Route } from './+types/logo'

const FILE = /^([0-9a-f]{32,64})\.png$/

/** A founder's logo, for whoever reads their pages and emails; nothing in it can run. */
export async function loader({ params }: Route.LoaderArgs) {
  const address = FILE.exec(params.file)?.[1]
  const image = address ? await readLogoFile(services(), { address }) : null
  if (!image) throw notFound()
  return new Response(Uint8Array.from(image), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': 'inline; filename="logo.png"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
