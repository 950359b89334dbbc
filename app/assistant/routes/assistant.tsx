import { data } from 'react-router'
import { actionProblem, chatNotice, chatProblem, creditsText } from '#app/assistant/copy.ts'
import { answerMessage } from '#app/assistant/services/answer-message.ts'
import { confirmProposal } from '#app/assistant/services/confirm-proposal.ts'
import { readAssistant } from '#app/assistant/services/read-assistant.ts'
import { AssistantPage } from '#app/assistant/ui/assistant-page.tsx'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { placeKey } from '#app/platform/http/place-key.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done } from '#app/platform/http/respond.ts'
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
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  if (body.form.get('intent') === 'confirm') {
    const limited = await overLimit(context, 'write', { user: ctx.userId })
    return confirm(ctx, body, limited?.message ?? null)
  }
  const limited = await overLimit(context, 'assistant', { user: ctx.userId })
  return ask(ctx, body, limited)
}

async function confirm(ctx: WorkspaceContext, { form }: FormBody, limited: string | null) {
  const history = readHistory(form.get('history'))
  if (limited) return data({ history, answer: null, problem: chatNotice(limited) }, { status: 429 })
  const id = String(form.get('id') ?? '')
  const result = await confirmProposal(ctx, { id, hash: String(form.get('hash') ?? '') })
  if (result.ok) return done(result.goTo)
  const toast = actionProblem(result.reason)
  return data({ history, answer: null, problem: { bubble: '', toast, detail: '' } }, { status: 409 })
}

async function ask(ctx: WorkspaceContext, body: FormBody, limited: Awaited<ReturnType<typeof overLimit>>) {
  const form = checkForm(body, chatFormSchema)
  const before = readHistory(body.form.get('history'))
  if (!form.ok) {
    const [said] = Object.values(form.reply.error ?? {}).flat()
    const problem = chatNotice(said ?? CHAT_MESSAGES.messageRequired)
    return data({ history: before, answer: null, problem }, { status: form.status })
  }
  const history = [...before, { role: 'user' as const, content: form.value.message }]
  if (limited) {
    const problem = chatNotice(limited.message)
    return data({ history, answer: null, problem }, { status: 429, headers: limited.headers })
  }
  const result = await answerMessage(ctx, form.value)
  if (result.ok) return data({ history, answer: result, problem: null })
  return data({ history, answer: null, problem: chatProblem(result, ctx.timeZone) }, { status: 409 })
}

export default function AssistantRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AssistantPage {...loaderData} posted={actionData ?? null} />
}
