import { scopeRefusal } from '#app/api/http/check-rights.ts'
import { oneOf } from '#app/api/http/page.ts'
import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import { serve } from '#app/api/http/serve.ts'
import { listStories } from '#app/api/services/lists/list-stories.ts'
import { isStoryShown } from '#app/offers/services/is-story-shown.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { saveStory } from '#app/stories/services/save-story.ts'
import { coversScopes } from '#core/api/scopes.ts'
import { storySchema } from '#core/stories/schema.ts'

const find = async (ctx: WorkspaceContext, id: string) => oneOf(await listStories(ctx, { id, size: 1 }))

const answer = serve({
  getStory: ({ ctx, param }) => find(ctx, param('storyId')),
  updateStory: async ({ ctx, caller, body: { version, ...changes }, param }) => {
    const id = param('storyId')
    // Its words stand on a public page: changing them is publishing.
    if (!coversScopes(caller.scopes, ['publish']) && (await isStoryShown(ctx, { id })))
      throw scopeRefusal(['publish'])
    const present = await readStory(ctx, { id })
    if (!present) throw refusal('not_found')
    const said = { ...present.story, ...changes }
    const story = asOnScreen(storySchema, { ...said, happenedOn: said.happenedOn ?? undefined })
    const result = await saveStory(ctx, { id, version, story })
    if (!result.ok) throw refusal(result.reason)
    return find(ctx, id)
  },
})

export const loader = answer
export const action = answer
