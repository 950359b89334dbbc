import { data, redirect } from 'react-router'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain } from '#app/platform/http/respond.ts'
import { RESTORE_TOO_LATE, storyRefusal } from '#app/stories/copy.ts'
import { BUSY, CAPTURE_FILES, takeCapture, takeCaptureSlot } from '#app/stories/http/capture-form.ts'
import { shownParts } from '#app/stories/http/shown-parts.ts'
import { readStorybank } from '#app/stories/services/read-storybank.ts'
import { restoreStory } from '#app/stories/services/restore-story.ts'
import { bankAddress } from '#app/stories/ui/filter-address.ts'
import { StorybankPage } from '#app/stories/ui/storybank-page.tsx'
import { readStoryFilters, shownFilters } from '#core/stories/filters.ts'
import type { Route } from './+types/storybank'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Stories · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const filters = readStoryFilters(params)
  const from = params.get('from')
  const view = await readStorybank(ctx, { ...filters, from, removed: params.get('removed') })
  if (from && view.stories.rows.length === 0) throw redirect(bankAddress(shownFilters(filters)))
  const gap = view.gaps.find(({ key }) => key === params.get('gap'))
  return {
    view: shownParts(view),
    workspace: ctx.workspace as string,
    filters: shownFilters(filters),
    prompt: gap?.prompt ?? view.prompts[Number(params.get('prompt')) - 1] ?? null,
    link: gap?.key ?? null,
    imported: Number(params.get('imported')?.slice(0, 4)) || 0,
    idempotencyKey: newIdempotencyKey(),
    canWrite: ctx.access === 'full',
  }
}

export async function action(args: Route.ActionArgs) {
  const endReading = takeCaptureSlot(args.request)
  if (!endReading) return formAgain(BUSY)
  try {
    const post = await workspacePost(args, CAPTURE_FILES)
    if (post.intent === 'restore') return await restore(post)
    const taken = await takeCapture(post)
    if (taken.ok) return done(`/app/storybank/${taken.storyId}`, 'storySaved')
    const { refused, canUpgrade } = taken
    return data({ reply: refused.reply, canUpgrade }, { status: refused.status })
  } finally {
    endReading()
  }
}

async function restore({ ctx, text }: Pick<WorkspacePost, 'ctx' | 'text'>) {
  const id = text('id')
  const result = await restoreStory(ctx, { id })
  if (result.ok) return done(`/app/storybank/${id}`, 'storyRestored')
  const restoreError = result.reason === 'not_found' ? RESTORE_TOO_LATE : storyRefusal(result)
  return data({ restoreError }, { status: 409 })
}

export default function StorybankRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('stories')
  const { view, ...page } = loaderData
  return <StorybankPage {...view} {...page} {...(actionData ?? {})} />
}
