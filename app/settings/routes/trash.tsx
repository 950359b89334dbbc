import { callerOf } from '#app/platform/http/caller.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { TRASH_REFUSALS } from '#app/settings/copy/trash.ts'
import { emptyTrash } from '#app/settings/services/trash/empty-trash.ts'
import { readTrash } from '#app/settings/services/trash/read-trash.ts'
import { isTrashKind, restoreTrashed } from '#app/settings/services/trash/restore-trashed.ts'
import { TrashPage } from '#app/settings/ui/trash-page.tsx'
import { readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/trash'

const HERE = '/app/settings/trash'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Trash · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const page = readPageNumber(params)
  return {
    view: await readTrash(ctx, { page }),
    page,
    asked: params.has('empty') ? ('all' as const) : params.get('delete'),
    now: ctx.now(),
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const limited = await post.overLimit('write')
  if (limited) return pageAgain(429, limited)
  return post.intent === 'restore' ? restore(args, post) : remove(post)
}

async function restore({ request, context }: Route.ActionArgs, { ctx, text }: WorkspacePost) {
  const [kind, id] = [text('kind'), text('id')]
  if (!isTrashKind(kind)) return pageAgain(404, TRASH_REFUSALS.not_found)
  const result = await restoreTrashed(ctx, { kind, id, caller: callerOf(request, context) })
  return result.ok ? done(HERE, 'trashRestored') : pageAgain(409, TRASH_REFUSALS[result.reason])
}

async function remove({ ctx, intent, text }: WorkspacePost) {
  const [kind, id] = [text('kind'), text('id')]
  const isAll = intent === 'empty'
  if (!isAll && !isTrashKind(kind)) return pageAgain(404, TRASH_REFUSALS.not_found)
  const seenAt = new Date(text('seenAt'))
  const result = await emptyTrash(ctx, {
    thing: isTrashKind(kind) && !isAll ? { kind, id } : null,
    seenAt: Number.isNaN(seenAt.getTime()) ? new Date(0) : seenAt,
  })
  // A second press finds it gone already.
  if (!result.ok && result.reason === 'not_found') return done(HERE)
  if (!result.ok) return pageAgain(403, TRASH_REFUSALS[result.reason])
  return done(HERE, isAll ? 'trashEmptied' : 'trashDeleted')
}

export default function TrashRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} problem={actionData?.problem} />
}
