import { data } from 'react-router'
import { actionProblem, chatNotice, chatProblem, creditsText } from '#app/assistant/copy.ts'
import { answerMessage } from '#app/assistant/services/answer-message.ts'
import { confirmProposal } from '#app/assistant/services/confirm-proposal.ts'
import { readAssistant } from '#app/assistant/services/read-assistant.ts'
import { AssistantPage } from '#app/assistant/ui/assistant-page.tsx'
import { problemOf } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { placeKey } from '#app/platform/viewer.ts'
import { CHAT_MESSAGES, chatFormSchema } from '#core/assistant/chat.ts'
import { readHistory } from '#core/assistant/history.ts'
import type { Route } from './+types/assistant'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Assistant · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { credits, ...view } = await readAssistant(ctx)
  return { ...view, userId: placeKey(ctx), credits: creditsText(credits, ctx.timeZone) }
}

/** Without scripts: the answer comes as this page, and the conversation travels in the form. */
export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  return post.intent === 'confirm' ? confirm(post) : ask(post)
}

async function confirm({ ctx, text, overLimit }: WorkspacePost) {
  const history = readHistory(text('history'))
  const limited = await overLimit('write')
  if (limited) return data({ history, answer: null, problem: chatNotice(limited) }, { status: 429 })
  const result = await confirmProposal(ctx, { id: text('id'), hash: text('hash') })
  if (result.ok) return done(result.goTo)
  const toast = actionProblem(result.reason)
  return data({ history, answer: null, problem: { bubble: '', toast, detail: '' } }, { status: 409 })
}

async function ask({ ctx, text, check, overLimit }: WorkspacePost) {
  const form = await check(chatFormSchema, null)
  const before = readHistory(text('history'))
  if (!form.ok) {
    const problem = chatNotice(problemOf(form) ?? CHAT_MESSAGES.messageRequired)
    return data({ history: before, answer: null, problem }, { status: form.status })
  }
  const history = [...before, { role: 'user' as const, content: form.value.message }]
  const limited = await overLimit('assistant')
  if (limited) return data({ history, answer: null, problem: chatNotice(limited) }, { status: 429 })
  const result = await answerMessage(ctx, form.value)
  if (result.ok) return data({ history, answer: result, problem: null })
  return data({ history, answer: null, problem: chatProblem(result, ctx.timeZone) }, { status: 409 })
}

export default function AssistantRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AssistantPage {...loaderData} posted={actionData ?? null} />
}
