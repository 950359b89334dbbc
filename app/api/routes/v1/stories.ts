import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listStories } from '#app/api/services/lists/list-stories.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { captureSchema, storySchema } from '#core/stories/schema.ts'
import { suggestTitle } from '#core/stories/title.ts'

const answer = serve({
  listStories: async ({ ctx, query: { kind, status, ...page } }) =>
    pageOf(await listStories(ctx, { ...wantedOf(page), kind, status }), story => story),
  createStory: async ({ ctx, body: said, workKey }) => {
    const { body } = asOnScreen(captureSchema, { body: said.body })
    const happenedOn = said.happenedOn ?? undefined
    const title = said.title ?? suggestTitle(body)
    const { links: _, ...fields } = asOnScreen(storySchema, { ...said, title, happenedOn })
    const result = await addStory(ctx, { body, fields, idempotencyKey: workKey })
    if (!result.ok) throw refusal(result.reason)
    return { id: result.storyId }
  },
})

export const loader = answer
export const action = answer
