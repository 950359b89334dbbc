import { newStory } from '#app/api/http/operations/new-story.ts'
import { pageOf, wantedOf } from '#app/api/http/page.ts'
import { serve } from '#app/api/http/serve.ts'
import { listStories } from '#app/api/services/lists/list-stories.ts'

const answer = serve({
  listStories: async ({ ctx, query: { kind, status, ...page } }) =>
    pageOf(await listStories(ctx, { ...wantedOf(page), kind, status }), story => story),
  createStory: newStory,
})

export const loader = answer
export const action = answer
