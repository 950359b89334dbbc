import { data } from 'react-router'
import { ARCHIVE_PROBLEMS } from '#app/archives/copy.ts'
import { forgetArchive } from '#app/archives/services/forget-archive.ts'
import { readArchiveImport } from '#app/archives/services/read-archive-import.ts'
import { startArchive } from '#app/archives/services/start-archive.ts'
import { undoArchive } from '#app/archives/services/undo-archive.ts'
import { ArchivePage } from '#app/archives/ui/archive-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import type { ArchiveTarget } from '#core/archives/kinds.ts'
import type { Route } from './+types/archive'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import from elsewhere · Brandhearth' }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readArchiveImport(ctx, {
    id: params.importId,
    asksUndo: new URL(request.url).searchParams.has('undo'),
  })
  if (!view) throw notFound()
  return { ...view, timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, overLimit } = await workspacePost(args)
  const id = args.params.importId
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent === 'forget') {
    const forgotten = await forgetArchive(ctx, { id })
    return forgotten.ok ? done('/app/import', 'archiveForgotten') : refused(forgotten.reason)
  }
  if (intent === 'undo') {
    const undone = await undoArchive(ctx, { id })
    return undone.ok ? done(`/app/import/${id}`) : refused(undone.reason)
  }
  const target: ArchiveTarget = text('target') === 'stories' ? 'stories' : 'posts'
  const platform = text('platform')
  const started = await startArchive(ctx, { id, target, platform })
  if (started.ok) return done(`/app/import/${id}`)
  if (started.reason !== 'platform_missing') return refused(started.reason)
  return data({ platformProblem: ARCHIVE_PROBLEMS.platform_missing, target }, { status: 400 })
}

function refused(reason: 'read_only' | 'not_found' | 'too_late') {
  if (reason === 'not_found') throw notFound()
  return pageAgain(reason === 'read_only' ? 403 : 409, ARCHIVE_PROBLEMS[reason])
}

export default function ArchiveRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ArchivePage {...loaderData} {...(actionData ?? {})} />
}
