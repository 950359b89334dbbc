import { CHAT_FAILURE, chatNotice, chatProblem } from '#app/assistant/copy.ts'
import { answerMessage } from '#app/assistant/services/answer-message.ts'
import { problemOf } from '#app/platform/forms/parse-form.server.ts'
import { workspaceForm } from '#app/platform/http/posted-form.ts'
import { nothingToSee } from '#app/platform/http/respond.ts'
import { answerStream } from '#app/platform/live/answer-stream.ts'
import { logger } from '#app/platform/log/logger.ts'
import { CHAT_MESSAGES, chatFormSchema } from '#core/assistant/chat.ts'
import type { Route } from './+types/stream'

export const loader = nothingToSee

/** Answers a message word by word; the page /app/assistant does the same without scripts. */
export async function action(args: Route.ActionArgs) {
  const { ctx, form } = await workspaceForm(args, chatFormSchema, 'assistant')
  if (!form.ok)
    return Response.json(chatNotice(problemOf(form) ?? CHAT_MESSAGES.messageRequired), {
      status: form.status,
    })
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
