import { creditsText } from '#app/copy/assistant.ts'
import { workspaceContext } from '#app/http/guards.ts'
import { placeKey } from '#app/http/page/place-key.ts'
import { readAssistant } from '#app/services/assistant/read-assistant.ts'
import type { Route } from './+types/start'

/** The greeting of the widget, fetched when it is opened. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { state, greeting, starters, credits } = await readAssistant(ctx)
  const start = {
    userId: placeKey(ctx),
    state,
    greeting,
    starters,
    credits: creditsText(credits, ctx.timeZone),
  }
  return Response.json(start, { headers: { 'Cache-Control': 'no-store' } })
}
