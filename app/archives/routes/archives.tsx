import { data } from 'react-router'
import { SENT_PROBLEMS } from '#app/archives/copy.ts'
import { readArchiveImports } from '#app/archives/services/read-archive-imports.ts'
import { receiveArchive } from '#app/archives/services/receive-archive.ts'
import { ArchivesPage } from '#app/archives/ui/archives-page.tsx'
import { takeUploadSlot } from '#app/media/services/take-upload-slot.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { announcesTooMuch, bringsFile, readSentFile } from '#app/platform/http/read-sent-file.ts'
import { done } from '#app/platform/http/respond.ts'
import { ARCHIVE_LIMITS, type ArchiveKind, readArchiveKind } from '#core/archives/kinds.ts'
import type { Route } from './+types/archives'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import from elsewhere · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  return { ...(await readArchiveImports(ctx)), timeZone: ctx.timeZone }
}

const STATUS: Partial<Record<keyof typeof SENT_PROBLEMS, number>> = {
  too_large: 413,
  read_only: 403,
  busy: 503,
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'import_archive', { user: ctx.userId })
  if (limited) return fileAgain(429, limited)
  if (announcesTooMuch(request, ARCHIVE_LIMITS.bytes)) return fileAgain(413, SENT_PROBLEMS.too_large)
  if (!bringsFile(request)) return fileAgain(400, SENT_PROBLEMS.empty)
  const endUpload = takeUploadSlot('archive')
  if (!endUpload) return fileAgain(503, SENT_PROBLEMS.busy)
  try {
    let kind: ArchiveKind | null = null
    const received = await readSentFile(request, ARCHIVE_LIMITS.bytes, ({ name, fields, pieces }) => {
      kind = readArchiveKind(fields.get('kind'))
      return receiveArchive(ctx, { name, kind, pieces })
    })
    if (received === 'unread') return fileAgain(400, SENT_PROBLEMS.unread)
    if (received.ok) return done(`/app/import/${received.importId}`)
    return fileAgain(STATUS[received.reason] ?? 422, SENT_PROBLEMS[received.reason], kind)
  } finally {
    endUpload()
  }
}

/** The page again with what was wrong with the file, beside its field. */
function fileAgain(status: number, fileProblem: string, kind: ArchiveKind | null = null) {
  return data({ fileProblem, kind }, status === 503 ? { status, headers: RETRY_LATER } : { status })
}

/** A file that there was no room for is worth another try in a minute. */
const RETRY_LATER = { 'Retry-After': '60' }

export default function ArchivesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ArchivesPage {...loaderData} {...(actionData ?? {})} />
}
