import { redirect } from 'react-router'
import { idempotencyKeyOf } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { headersOfAction } from '#app/platform/http/respond.ts'
import type { CaptureReply } from '#app/stories/client/capture-reply.ts'
import { storyRefusal } from '#app/stories/copy.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { TYPED_HEADER } from '#core/shared/typed-answer.ts'
import { captureFormSchema } from '#core/stories/schema.ts'
import { suggestTitle } from '#core/stories/title.ts'
import type { Route } from './+types/capture'

/** Quick capture has no page of its own: without scripts its button leads to the story bank's box. */
export function loader() {
  return redirect('/app/storybank#capture')
}

/** Keeps a story from any page without leaving it, or takes the last one back. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check } = await workspacePost(args)
  if (intent === 'undo') {
    const result = await removeStory(ctx, { id: text('storyId') })
    return answer({ undone: result.ok })
  }
  const form = await check(captureFormSchema, 'create_story')
  if (!form.ok) return answer({ reply: form.reply }, form.status)
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await addStory(ctx, { body: form.value.body, idempotencyKey })
  if (!result.ok) return answer({ reply: form.refuse({ form: storyRefusal(result) }).reply }, 409)
  return answer({ kept: { storyId: result.storyId, title: suggestTitle(form.value.body) } })
}

export const headers = headersOfAction

function answer(reply: CaptureReply, status = 200) {
  const typed = 'kept' in reply ? 'saved' : 'other'
  return Response.json(reply, { status, headers: { [TYPED_HEADER]: typed } })
}
