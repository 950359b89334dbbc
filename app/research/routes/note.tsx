import { data } from 'react-router'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { NOTE_REFUSALS, RESTORE_TOO_LATE } from '#app/research/copy.ts'
import { citeItem } from '#app/research/services/notes/cite-item.ts'
import { readNote } from '#app/research/services/notes/read-note.ts'
import { removeCitation } from '#app/research/services/notes/remove-citation.ts'
import { removeNote } from '#app/research/services/notes/remove-note.ts'
import { restoreCitation } from '#app/research/services/notes/restore-citation.ts'
import { saveNote } from '#app/research/services/notes/save-note.ts'
import { NotePage } from '#app/research/ui/notes/note-page.tsx'
import { noteDifferences, noteFormSchema, readTags } from '#core/research/notes/note.ts'
import { readSearch } from '#core/shared/list-address.ts'
import type { Route } from './+types/note'

const LIST = '/app/brand-watch/research'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.note.title ?? 'Note'} · Brand Watch · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const asked = new URL(request.url).searchParams
  const search = readSearch(asked)
  const view = await readNote(ctx, { id: params.noteId, search, removed: asked.get('removed') })
  if (!view) throw notFound()
  const canWrite = featureLock(ctx, 'research_hub') === null
  return { ...view, search, timeZone: ctx.timeZone, canWrite }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const id = args.params.noteId
  return post.intent === '' || post.intent === 'save' ? save(post, id) : change(post, id)
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(noteFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, title, body, tags, competitorId } = form.value
  const note = { title, body, tags: readTags(tags), competitorId: competitorId || null }
  const result = await saveNote(ctx, { id, version, note })
  if (result.ok) return done(`${LIST}/${id}`, 'noteSaved')
  if (result.reason === 'changed_elsewhere') {
    const view = await readNote(ctx, { id, search: '', removed: null })
    const nameOf = (asked: string) => view?.competitors.find(each => each.id === asked)?.name ?? ''
    const conflict = {
      version: result.note.version,
      differences: noteDifferences(result.note, note, nameOf),
    }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: NOTE_REFUSALS[result.reason] }))
}

/** The buttons beside the text. */
async function change({ ctx, intent, text, overLimit }: WorkspacePost, id: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const here = `${LIST}/${id}`
  switch (intent) {
    case 'cite': {
      const sentence = /^\d{1,2}$/.test(text('sentence')) ? Number(text('sentence')) : 0
      const result = await citeItem(ctx, { noteId: id, itemId: text('itemId'), sentence })
      if (!result.ok) return refused(result)
      return done(`${here}#citations`, 'itemCited', { params: { number: String(result.number) } })
    }
    case 'remove_citation': {
      const citationId = text('id')
      const result = await removeCitation(ctx, { id: citationId })
      return result.ok ? done(`${here}?removed=${citationId}#citations`, 'citationRemoved') : refused(result)
    }
    case 'restore_citation': {
      const result = await restoreCitation(ctx, { id: text('id') })
      if (!result.ok && result.reason === 'not_found') return pageAgain(409, RESTORE_TOO_LATE)
      return result.ok ? done(`${here}#citations`, 'citationRestored') : refused(result)
    }
    case 'remove': {
      const result = await removeNote(ctx, { id })
      return result.ok ? done(`${LIST}?removed=${id}`, 'noteDeleted') : refused(result)
    }
    default:
      return pageAgain(400, 'Choose what to do with the note.')
  }
}

function refused({ reason }: { reason: keyof typeof NOTE_REFUSALS }) {
  if (reason === 'not_found') throw notFound()
  return pageAgain(409, NOTE_REFUSALS[reason])
}

export default function NoteRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { note } = loaderData
  return <NotePage key={`${note.id} ${note.version}`} {...loaderData} {...(actionData ?? {})} />
}
