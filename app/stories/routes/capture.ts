import { redirect } from 'react-router'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody } from '#app/platform/forms/form-body.server.ts'
import { checkForm } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import type { CaptureReply } from '#app/stories/client/capture-reply.ts'
import { storyRefusal } from '#app/stories/copy.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { captureFormSchema } from '#core/stories/schema.ts'
import { suggestTitle } from '#core/stories/title.ts'
import type { Route } from './+types/capture'

/** Quick capture has no page of its own: without scripts its button leads to the story bank's box. */
export function loader() {
  return redirect('/app/storybank#capture')
}

/** Keeps a story from any page without leaving it, or takes the last one back. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody(request)
  if (body.form.get('intent') === 'undo') {
    const result = await removeStory(ctx, { id: String(body.form.get('storyId') ?? '') })
    return answer({ undone: result.ok })
  }
  return capture(ctx, body, await overLimit(context, 'create_story', { user: ctx.userId }))
}

async function capture(
  ctx: WorkspaceContext,
  body: FormBody,
  limited: Awaited<ReturnType<typeof overLimit>>,
) {
  const form = checkForm(body, captureFormSchema)
  if (!form.ok) return answer({ reply: form.reply }, form.status)
  if (limited) return answer({ reply: form.refuse({ form: limited.message }).reply }, 429, limited.headers)
  const idempotencyKey = form.value.idempotencyKey || crypto.randomUUID()
  const result = await addStory(ctx, { body: form.value.body, idempotencyKey })
  if (!result.ok) return answer({ reply: form.refuse({ form: storyRefusal(result) }).reply }, 409)
  return answer({ kept: { storyId: result.storyId, title: suggestTitle(form.value.body) } })
}

function answer(reply: CaptureReply, status = 200, headers?: HeadersInit) {
  return Response.json(reply, { status, ...(headers ? { headers } : {}) })
}
