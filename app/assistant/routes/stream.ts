import { CHAT_FAILURE, chatNotice, chatProblem } from '#app/assistant/copy.ts'
import { answerMessage } from '#app/assistant/services/answer-message.ts'
import { parseForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { answerStream } from '#app/platform/live/answer-stream.ts'
import { logger } from '#app/platform/log/logger.ts'
import { CHAT_MESSAGES, chatFormSchema } from '#core/assistant/chat.ts'
import type { Route } from './+types/stream'

/** Nothing to look at here. */
export function loader() {
  throw notFound()
}

/** Answers a message word by word; the page /app/assistant does the same without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const form = await parseForm(request, chatFormSchema)
  if (!form.ok) {
    const [said] = Object.values(form.reply.error ?? {}).flat()
    return Response.json(chatNotice(said ?? CHAT_MESSAGES.messageRequired), { status: form.status })
  }
  const limited = await overLimit(context, 'assistant', { user: ctx.userId })
  if (limited) return Response.json(chatNotice(limited.message), { status: 429, headers: limited.headers })
  return answerStream(async send => {
    try {
      const result = await answerMessage(ctx, form.value, {
        onSent: sent => send('sent', sent),
        onText: text => send('delta', { text }),
      })
      if (result.ok) send('done', result)
      else send('failed', chatProblem(result, ctx.timeZone))
    } catch (error) {
      logger().error({ err: error }, 'an answer failed')
      send('failed', CHAT_FAILURE)
    }
  })
}
