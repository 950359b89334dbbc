import { creditsText } from '#app/copy/assistant.ts'
import { readFormBody } from '#app/forms/form-body.server.ts'
import { workspaceContext } from '#app/http/guards.ts'
import { overLimit } from '#app/http/rate-limit.ts'
import { done } from '#app/http/respond.ts'
import { findBrief } from '#app/services/assistant/find-brief.ts'
import { readAssistant } from '#app/services/assistant/read-assistant.ts'
import { readSuggestionMutes } from '#app/services/assistant/suggestions/read-suggestion-mutes.ts'
import { switchAssistant } from '#app/services/assistant/switch-assistant.ts'
import { AssistantSettingsPage } from '#app/ui/settings/assistant-settings-page.tsx'
import { chatInstructions } from '#core/assistant/prompt/instructions.ts'
import type { Route } from './+types/assistant'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Assistant settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const [{ state, credits }, brief, mutedKinds] = await Promise.all([
    readAssistant(ctx),
    findBrief(ctx),
    readSuggestionMutes(ctx),
  ])
  return {
    isOff: state === 'off',
    isSetUp: state !== 'unavailable',
    credits: creditsText(credits, ctx.timeZone),
    used: credits.used,
    limit: credits.limit,
    told: chatInstructions(brief, 'general'),
    mutedKinds,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const { form } = await readFormBody(request)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  const wanted = form.get('assistant')
  if (limited || (wanted !== 'off' && wanted !== 'on')) return done('/app/settings/assistant')
  await switchAssistant(ctx, { isOff: wanted === 'off' })
  return done('/app/settings/assistant', wanted === 'off' ? 'assistantOff' : 'assistantOn')
}

export default function AssistantSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <AssistantSettingsPage {...loaderData} />
}
