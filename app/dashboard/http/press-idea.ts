import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { type IdeaDeed, markIdea } from '#app/brand/services/ideas/mark-idea.ts'
import { idempotencyKeyOf } from '#app/platform/http/idempotency-key.ts'
import type { WorkspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { addIdea } from '#app/schedule/services/ideas/add-idea.ts'

/** What the buttons beside an idea do with it. */
const DEEDS = {
  'write-idea': 'used',
  'save-idea': 'used',
  'not-for-me': 'not_for_me',
  'restore-idea': 'restored',
} as const satisfies Record<string, IdeaDeed>

type IdeaIntent = keyof typeof DEEDS

/** Whether a press is about one idea. */
export function asksAboutIdea(intent: string): intent is IdeaIntent {
  return Object.hasOwn(DEEDS, intent)
}

/** Where the ideas are. */
export const IDEAS_PAGE = '/app/dashboard/numbers'

/** Opens the editor on an idea, saves it on the board, puts it aside for good, or restores it. */
export async function pressIdea(
  { ctx, text, overLimit }: WorkspacePost<{ readonly ok: boolean }>,
  intent: IdeaIntent,
): Promise<Response | ReturnType<typeof pageAgain>> {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const marked = await markIdea(ctx, { id: text('ideaId'), deed: DEEDS[intent] })
  if (!marked.ok)
    return pageAgain(
      409,
      marked.reason === 'read_only'
        ? readOnlyText
        : 'That idea no longer fits what’s in your workspace. Here are today’s ideas.',
    )
  if (intent === 'write-idea') return done(`/app/create?idea=${encodeURIComponent(marked.text)}`)
  if (intent === 'save-idea') {
    const key = idempotencyKeyOf(text('idempotencyKey'))
    await addIdea(ctx, { title: marked.text, idempotencyKey: key })
    return done(IDEAS_PAGE, 'ideaKept')
  }
  return done(IDEAS_PAGE, intent === 'not-for-me' ? 'ideaPutAside' : 'ideaRestored')
}
