import { featureLock } from '#app/billing/services/feature-lock.ts'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { NOTE_REFUSALS, RESTORE_TOO_LATE } from '#app/research/copy.ts'
import { createNote } from '#app/research/services/notes/create-note.ts'
import { readNotes } from '#app/research/services/notes/read-notes.ts'
import { restoreNote } from '#app/research/services/notes/restore-note.ts'
import { NotesPage } from '#app/research/ui/notes/notes-page.tsx'
import { NOTE_LIMITS, newNoteSchema } from '#core/research/notes/note.ts'
import { readPageNumber, readSearch } from '#core/shared/list-address.ts'
import type { Route } from './+types/notes'

const HERE = '/app/brand-watch/research'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Research · Brand Watch · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const asked = {
    search: readSearch(params),
    tag: readSearch(new URLSearchParams({ q: params.get('tag') ?? '' })).slice(0, NOTE_LIMITS.tag),
    page: readPageNumber(params),
  }
  const view = await readNotes(ctx, {
    ...asked,
    competitorId: params.get('competitor'),
    removed: params.get('removed'),
  })
  return {
    ...asked,
    ...view,
    idempotencyKey: newIdempotencyKey(),
    timeZone: ctx.timeZone,
    canWrite: featureLock(ctx, 'research_hub') === null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, check, intent, text, overLimit } = await workspacePost(args)
  if (intent === 'restore') {
    const limited = await overLimit('write')
    if (limited) return pageAgain(429, limited)
    const id = text('id')
    const back = await restoreNote(ctx, { id })
    if (back.ok) return done(`${HERE}/${id}`, 'noteRestored')
    return pageAgain(409, back.reason === 'not_found' ? RESTORE_TOO_LATE : NOTE_REFUSALS[back.reason])
  }
  const form = await check(newNoteSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { title, idempotencyKey } = form.value
  const result = await createNote(ctx, { title, idempotencyKey: idempotencyKeyOf(idempotencyKey) })
  if (result.ok) return done(`${HERE}/${result.noteId}`, 'noteAdded')
  return formAgain(form.refuse({ status: 409, form: NOTE_REFUSALS[result.reason] }))
}

export default function NotesRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('research_notes')
  return <NotesPage {...loaderData} {...(actionData ?? {})} />
}
