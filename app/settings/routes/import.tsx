import { data } from 'react-router'
import { callerOf } from '#app/platform/http/caller.ts'
import { requireOwnWorkspace, requireStepUp, workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { announcesTooMuch, bringsFile, readSentFile } from '#app/platform/http/read-sent-file.ts'
import { done, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { IMPORT_PROBLEMS, SENT_PROBLEMS } from '#app/settings/copy/import.ts'
import { cancelImport } from '#app/settings/services/import/cancel-import.ts'
import { keepImport } from '#app/settings/services/import/keep-import.ts'
import { readImport } from '#app/settings/services/import/read-import.ts'
import { wantImport } from '#app/settings/services/import/want-import.ts'
import { ImportPage } from '#app/settings/ui/import-page.tsx'
import { IMPORT_LIMITS } from '#core/settings/imports.ts'
import type { Route } from './+types/import'

const HERE = '/app/settings/privacy/import'

export const middleware: Route.MiddlewareFunction[] = [requireOwnWorkspace]

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Import a workspace · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readImport(ctx)
  if (!view) throw notFound()
  return { ...view, timeZone: ctx.timeZone }
}

export async function action(args: Route.ActionArgs) {
  if (bringsFile(args.request)) return upload(args)
  const { ctx, intent, text } = await workspacePost(args)
  const id = text('id')
  if (intent === 'forget') {
    const forgotten = await cancelImport(ctx, { id })
    return forgotten.ok ? done(HERE, 'importForgotten') : pageAgain(404, IMPORT_PROBLEMS[forgotten.reason])
  }
  await requireStepUp(args.request, args.context, HERE)
  const wanted = await wantImport(ctx, { id, caller: callerOf(args.request, args.context) })
  if (wanted.ok) return done(HERE, 'importStarted')
  return pageAgain(wanted.reason === 'not_found' ? 404 : 403, IMPORT_PROBLEMS[wanted.reason])
}

async function upload({ request, context }: Route.ActionArgs) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'import_everything', { user: ctx.userId })
  if (limited) return fileAgain(429, limited)
  if (announcesTooMuch(request, IMPORT_LIMITS.bytes)) return fileAgain(413, SENT_PROBLEMS.too_large)
  const kept = await readSentFile(request, IMPORT_LIMITS.bytes, ({ pieces }) => keepImport(ctx, { pieces }))
  if (kept === 'unread') return fileAgain(400, SENT_PROBLEMS.unread)
  if (kept.ok) return done(HERE, 'importSent')
  const status = { too_large: 413, running: 409, read_only: 403, not_owner: 403, empty: 422, not_a_zip: 422 }
  return fileAgain(status[kept.reason], SENT_PROBLEMS[kept.reason])
}

/** The page again with what was wrong with the file, beside its field. */
function fileAgain(status: number, fileProblem: string) {
  return data({ fileProblem }, { status })
}

export default function ImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} {...(actionData ?? {})} />
}
