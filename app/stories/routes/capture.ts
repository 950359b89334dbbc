import { redirect } from 'react-router'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { headersOfAction } from '#app/platform/http/respond.ts'
import type { CaptureReply } from '#app/stories/client/capture-reply.ts'
import { BUSY, CAPTURE_FILES, takeCapture, takeCaptureSlot } from '#app/stories/http/capture-form.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { TYPED_HEADER } from '#core/shared/typed-answer.ts'
import type { Route } from './+types/capture'

/** Quick capture has no page of its own: without scripts its button leads to the story bank's box. */
export function loader() {
  return redirect('/app/storybank#capture')
}

/** Keeps a story from any page without leaving it, or takes the last one back. */
export async function action(args: Route.ActionArgs) {
  const endReading = takeCaptureSlot(args.request)
  if (!endReading) return answer({ reply: BUSY.reply }, BUSY.status)
  try {
    const post = await workspacePost(args, CAPTURE_FILES)
    if (post.intent === 'undo') {
      const result = await removeStory(post.ctx, { id: post.text('storyId') })
      return answer({ undone: result.ok })
    }
    const taken = await takeCapture(post)
    if (!taken.ok) return answer({ reply: taken.refused.reply }, taken.refused.status)
    return answer({ kept: { storyId: taken.storyId, title: taken.title } })
  } finally {
    endReading()
  }
}

export const headers = headersOfAction

function answer(reply: CaptureReply, status = 200) {
  const typed = 'kept' in reply ? 'saved' : 'other'
  return Response.json(reply, { status, headers: { [TYPED_HEADER]: typed } })
}
