import { asOnScreen } from '#app/api/http/read-call.ts'
import { refusal } from '#app/api/http/refusal.ts'
import type { Adding } from '#app/api/http/serve.ts'
import { addStory } from '#app/stories/services/add-story.ts'
import { captureSchema, storySchema } from '#core/stories/schema.ts'
import { suggestTitle } from '#core/stories/title.ts'

/** Adds the story that a program sends, by the rules of its form. */
export async function newStory({ ctx, body: said, workKey }: Adding<'createStory'>): Promise<{ id: string }> {
  const { body } = asOnScreen(captureSchema, { body: said.body })
  const happenedOn = said.happenedOn ?? undefined
  const title = said.title ?? suggestTitle(body)
  const { links: _, ...fields } = asOnScreen(storySchema, { ...said, title, happenedOn })
  const result = await addStory(ctx, { body, fields, idempotencyKey: workKey })
  if (!result.ok) throw refusal(result.reason)
  return { id: result.storyId }
}
