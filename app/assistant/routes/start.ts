import { creditsText } from '#app/assistant/copy.ts'
import { readAssistant } from '#app/assistant/services/read-assistant.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { placeKey } from '#app/platform/viewer.ts'
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
