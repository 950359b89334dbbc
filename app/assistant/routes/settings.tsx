import { creditsText } from '#app/assistant/copy.ts'
import { findBrief } from '#app/assistant/services/brief/find-brief.ts'
import { readAssistant } from '#app/assistant/services/read-assistant.ts'
import { readSuggestionMutes } from '#app/assistant/services/suggestions/mute-suggestions.ts'
import { switchAssistant } from '#app/assistant/services/switch-assistant.ts'
import { AssistantSettingsPage } from '#app/assistant/ui/assistant-settings-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { chatInstructions } from '#core/assistant/instructions.ts'
import { readPageNumber } from '#core/shared/list-address.ts'
import { splitText } from '#core/shared/split-text.ts'
import type { Route } from './+types/settings'

/** Characters of what the assistant is told that are shown at once; the page has each of them twice. */
const TOLD_AT_ONCE = 5000

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Assistant settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const isShown = params.get('show') === 'text'
  const [{ state, credits }, brief, mutedKinds] = await Promise.all([
    readAssistant(ctx),
    isShown ? findBrief(ctx) : null,
    readSuggestionMutes(ctx),
  ])
  return {
    isOff: state === 'off',
    isSetUp: state !== 'unavailable',
    credits: creditsText(credits, ctx.timeZone),
    used: credits.used,
    limit: credits.limit,
    told: brief && toldPart(chatInstructions(brief, 'general'), readPageNumber(params, 'part')),
    mutedKinds,
  }
}

/** The part of the text that is asked for, or the last: as a whole it would weigh more than the rest of the page. */
function toldPart(text: string, wanted: number) {
  const parts = splitText(text, TOLD_AT_ONCE)
  const part = Math.min(wanted, parts.length)
  return { text: parts[part - 1] ?? '', part, parts: parts.length }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  const choice = text('assistant')
  if (limited || (choice !== 'off' && choice !== 'on')) return done('/app/settings/assistant')
  await switchAssistant(ctx, { isOff: choice === 'off' })
  return done('/app/settings/assistant', choice === 'off' ? 'assistantOff' : 'assistantOn')
}

export default function AssistantSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <AssistantSettingsPage {...loaderData} />
}
