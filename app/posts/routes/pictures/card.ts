import { readFounderLook } from '#app/brand/services/kit/read-founder-look.ts'
import { drawCard } from '#app/media/services/draw-card.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { readCard } from '#core/media/quote/card.ts'
import type { Route } from './+types/card'

/** A picture of the words in its own address, to look at; in the colours and with the logo of the workspace’s brand kit. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'draw_card', { user: ctx.userId })
  if (limited) return new Response(limited, { status: 429 })
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const { image } = await drawCard(ctx, readCard(asked, await readFounderLook(ctx)))
  return new Response(Uint8Array.from(image), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=600',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
