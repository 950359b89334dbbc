import { data, redirect } from 'react-router'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, pageAgain } from '#app/platform/http/respond.ts'
import { POST_REFUSALS } from '#app/posts/copy/posts.ts'
import { readPosts } from '#app/posts/services/read-posts.ts'
import { restorePost } from '#app/posts/services/restore-post.ts'
import { PostsPage, WritePostLink } from '#app/posts/ui/index.ts'
import { SCHEDULE_REFUSALS, scheduleProblem } from '#app/schedule/copy.ts'
import { addIdea } from '#app/schedule/services/ideas/add-idea.ts'
import { changeIdea } from '#app/schedule/services/ideas/change-idea.ts'
import { readIdeas } from '#app/schedule/services/ideas/read-ideas.ts'
import { readPublish } from '#app/schedule/services/read-publish.ts'
import { readScheduleCalendar } from '#app/schedule/services/read-schedule-calendar.ts'
import { CalendarPage } from '#app/schedule/ui/calendar-page.tsx'
import { IdeasPage } from '#app/schedule/ui/ideas-page.tsx'
import { PublishPage } from '#app/schedule/ui/publish-page.tsx'
import { ScheduleHeading } from '#app/schedule/ui/schedule-heading.tsx'
import { shortCalendar, wholeCalendar } from '#app/schedule/ui/short-calendar.ts'
import { RESTORE_TOO_LATE } from '#app/stories/copy.ts'
import { readPostsAddress } from '#core/posts/address.ts'
import { readScheduleAddress } from '#core/schedule/address.ts'
import { IDEA_ACTIONS, IDEA_BOARDS } from '#core/schedule/ideas.ts'
import { ideaFormSchema } from '#core/schedule/schema.ts'
import { readFolds } from '#core/shared/folds-address.ts'
import { listQuery, readPageNumber } from '#core/shared/list-address.ts'
import type { Route } from './+types/content'

const IDEAS = '/app/content?tab=ideas'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Content · Brandhearth' }]
}

/** The four tabs of one address; each asks its own service. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const params = new URL(request.url).searchParams
  const { timeZone } = ctx
  const canWrite = ctx.access === 'full'
  const tab = params.get('tab') ?? (params.has('removed') ? 'create' : 'plan')
  if (tab === 'publish') return { tab, publish: await readPublish(ctx), timeZone, canWrite } as const
  if (tab === 'ideas') {
    const archived = params.get('archived') === 'yes'
    const board = IDEA_BOARDS.find(name => name === params.get('board')) ?? null
    const address = { archived, board, page: readPageNumber(params), removed: params.get('removed') }
    const idempotencyKey = newIdempotencyKey()
    return { tab, ...(await readIdeas(ctx, address)), archived, board, idempotencyKey, canWrite } as const
  }
  if (tab === 'create') return posts(ctx, params)
  const address = readScheduleAddress(params)
  const calendar = await readScheduleCalendar(ctx, address)
  return {
    tab: 'plan',
    calendar: shortCalendar(calendar),
    status: address.status,
    platform: address.platform,
    planned: address.planned,
    idempotencyKey: newIdempotencyKey(),
    timeZone,
    canWrite,
    folds: readFolds(request.url),
    problem: scheduleProblem(params.get('problem')),
  } as const
}

async function posts(ctx: WorkspaceContext, params: URLSearchParams) {
  const address = readPostsAddress(params)
  const view = await readPosts(ctx, address)
  const { page, removed: _removed, ...filter } = address
  if (page > 1 && view.posts.rows.length === 0)
    throw redirect(`/app/content${listQuery({ tab: 'create', ...filter })}`)
  return { tab: 'create', ...view, ...filter, timeZone: ctx.timeZone } as const
}

/** Keeps ideas and moves them; puts back a post that was deleted a moment ago. */
export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  if (new URL(args.request.url).searchParams.get('tab') !== 'ideas') return restore(post)
  return post.intent === 'add' || !post.body.ok ? capture(post) : moveIdea(post)
}

async function moveIdea({ ctx, intent, text, overLimit }: WorkspacePost) {
  const id = text('id')
  const moved = IDEA_ACTIONS.find(name => name === intent)
  if (!moved) return pageAgain(400, SCHEDULE_REFUSALS.not_possible)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const result = await changeIdea(ctx, { id, action: moved })
  if (!result.ok) return pageAgain(409, SCHEDULE_REFUSALS[result.reason])
  if (result.postId) return done(`/app/create?post=${result.postId}`)
  return done(moved === 'archive' ? `${IDEAS}&removed=${id}` : IDEAS, 'ideaMoved')
}

async function capture({ ctx, check }: WorkspacePost) {
  const form = await check(ideaFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const idempotencyKey = idempotencyKeyOf(form.value.idempotencyKey)
  const result = await addIdea(ctx, { title: form.value.title, idempotencyKey })
  if (result.ok) return done(IDEAS, 'ideaKept')
  return formAgain(form.refuse({ status: 409, form: SCHEDULE_REFUSALS[result.reason] }))
}

async function restore({ ctx, text }: WorkspacePost) {
  const id = text('id')
  const result = await restorePost(ctx, { id })
  if (result.ok)
    return done(`/app/create?post=${id}`, result.leftOut > 0 ? 'postRestoredInPart' : 'postRestored')
  const restoreError = result.reason === 'not_found' ? RESTORE_TOO_LATE : POST_REFUSALS[result.reason]
  return data({ restoreError }, { status: 409 })
}

export default function ContentRoute({ loaderData, actionData }: Route.ComponentProps) {
  useLiveTables('content_created', 'content_planner')
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined
  const restoreError = actionData && 'restoreError' in actionData ? actionData.restoreError : undefined
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  if (loaderData.tab === 'publish') return <PublishPage {...loaderData} />
  if (loaderData.tab === 'ideas')
    return <IdeasPage key={loaderData.ideas.total} {...loaderData} reply={reply} problem={problem} />
  if (loaderData.tab === 'create') {
    const actions = loaderData.total === 0 ? undefined : <WritePostLink />
    const heading = <ScheduleHeading tab="create" actions={actions} />
    return <PostsPage {...loaderData} heading={heading} restoreError={restoreError} />
  }
  return <CalendarPage {...loaderData} calendar={wholeCalendar(loaderData.calendar)} />
}
