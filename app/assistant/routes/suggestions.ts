import { answerSuggestion } from '#app/assistant/services/suggestions/answer-suggestion.ts'
import { muteSuggestions } from '#app/assistant/services/suggestions/mute-suggestions.ts'
import { readSuggestion } from '#app/assistant/services/suggestions/read-suggestion.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import type { Route } from './+types/suggestions'

/** Nobody is on a page for longer, as far as hints go. */
const MOST_SECONDS = 86_400
/** What a page of ours may be called, with its query. */
const A_PAGE = /^\/[\w/.~%-]*(?:\?[\w/.~%=&+-]*)?$/
const ANSWERS = ['act', 'not_now', 'mute'] as const

/** The card that fits a page by now, asked every minute. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const seconds = Math.min(MOST_SECONDS, Math.max(0, Number(params.get('seconds')) || 0))
  const asked = params.get('path') ?? ''
  const path = A_PAGE.test(asked) ? asked : '/app'
  const view = await readSuggestion(ctx, { path, seconds })
  return Response.json(view, { headers: { 'Cache-Control': 'no-store' } })
}

/** What was said to a card: scripts are told where to go, a form is sent there. */
export async function action(args: Route.ActionArgs) {
  const { ctx, body, text, overLimit } = await workspacePost(args)
  const back = ownPath(text('back')) ?? '/app/dashboard'
  const limited = await overLimit('write')
  // Settings, beside the assistant's: the kinds that are wanted.
  if (!limited && text('answer') === 'choose') {
    await muteSuggestions(ctx, { wanted: body.form.getAll('kind').map(String) })
    return done('/app/settings/assistant', 'suggestionsSaved')
  }
  const answer = ANSWERS.find(candidate => candidate === text('answer'))
  if (limited || !answer) return done(back)
  const { to } = await answerSuggestion(ctx, { id: text('id'), kind: text('kind'), answer })
  if (args.request.headers.get('Sec-Fetch-Dest') === 'empty')
    return Response.json(answer === 'act' ? { to } : {}, { headers: { 'Cache-Control': 'no-store' } })
  return answer === 'mute' ? done(back, 'suggestionMuted') : done(answer === 'act' ? to : back)
}
