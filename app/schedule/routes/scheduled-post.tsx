import { problemOf } from '#app/platform/forms/parse-form.server.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { networkAbilities } from '#app/publishing/services/network-abilities.ts'
import { readTargets } from '#app/publishing/services/read-targets.ts'
import { resumeTarget } from '#app/publishing/services/resume-target.ts'
import {
  commentProblemText,
  privacyProblemText,
  quietRefusal,
  SCHEDULE_REFUSALS,
  textProblemText,
} from '#app/schedule/copy.ts'
import { changePublishing } from '#app/schedule/services/change-publishing.ts'
import {
  changeScheduledPost,
  type ScheduledPostAction,
} from '#app/schedule/services/change-scheduled-post.ts'
import { moveScheduledPost } from '#app/schedule/services/move-scheduled-post.ts'
import { readPublishing } from '#app/schedule/services/read-publishing.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { ScheduledPostPage } from '#app/schedule/ui/scheduled-post-page.tsx'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { movedReturn, plannerReturn, scheduleReturn } from '#core/schedule/address.ts'
import { clockTimeText, readClockTime } from '#core/schedule/clock-time.ts'
import { moveFormSchema, outFormSchema, publishingFormSchema } from '#core/schedule/schema.ts'
import { isDay, readMinute, wallTimeOf } from '#core/schedule/wall-time.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { Route } from './+types/scheduled-post'

const ACTIONS: readonly ScheduledPostAction[] = [
  'hand_over',
  'not_yet',
  'out',
  'remove',
  'remove_series',
  'hold',
  'release',
  'restore',
]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.scheduledPost.title ?? 'Scheduled post'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const scheduledPost = await readScheduledPost(ctx, { id: params.id })
  if (!scheduledPost) throw notFound()
  const [targets, publishing] = await Promise.all([
    readTargets(ctx, { scheduledPostId: params.id }),
    readPublishing(ctx, { id: params.id }),
  ])
  const { day } = wallTimeOf(scheduledPost.scheduledFor, ctx.timeZone)
  const back = plannerReturn(new URL(request.url).searchParams.get('back'), day)
  const canWrite = ctx.access === 'full'
  return { scheduledPost, publishing, targets, back, timeZone: ctx.timeZone, canWrite }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const { id } = args.params
  const limited = await post.overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (post.intent === 'move') return move(post, id)
  if (post.intent === 'move_back') return moveBack(post, id)
  if (post.intent === 'publishing') return publish(post, id)
  if (post.intent === 'drop') return drop(post, id)
  if (post.intent === 'resume') return resume(post, id)
  const action = ACTIONS.find(name => name === post.intent)
  return action ? change(post, id, action) : pageAgain(400, SCHEDULE_REFUSALS.not_possible)
}

async function move({ ctx, text, check }: WorkspacePost, id: string) {
  const form = await check(moveFormSchema, null)
  if (!form.ok) return formAgain(form)
  const { day, time, timeZone, version } = form.value
  const result = await moveScheduledPost(ctx, { id, day, minute: time, timeZone, version })
  if (result.ok) return moved(scheduleReturn(text('back')), id, result, timeZone)
  if (result.reason === 'not_found') throw notFound()
  if (result.reason === 'past')
    return formAgain(form.refuse({ status: 422, fields: { day: SCHEDULE_REFUSALS.past } }))
  if (result.reason === 'quiet')
    return formAgain(
      form.refuse({ status: 409, form: quietRefusal(whenText(result.until, result.timeZone)) }),
    )
  return formAgain(form.refuse({ status: 409, form: SCHEDULE_REFUSALS[result.reason] }))
}

/** Thread, first comment, ad label and privacy of a post that is scheduled already. */
async function publish({ ctx, text, check }: WorkspacePost, id: string) {
  const form = await check(publishingFormSchema, null)
  if (!form.ok) return formAgain(form)
  const result = await changePublishing(ctx, { id, form: form.value })
  if (result.ok) {
    const back = encodeURIComponent(scheduleReturn(text('back')))
    return done(`/app/content/planned/${id}?back=${back}`, 'scheduleChanged')
  }
  if (result.reason === 'not_found') throw notFound()
  if (result.reason === 'text') {
    const words = textProblemText(result.handle, result.problem)
    const says = networkAbilities(ctx, result.network).canThread
      ? { fields: { asThread: words } }
      : { form: words }
    return formAgain(form.refuse({ status: 422, ...says }))
  }
  if (result.reason === 'privacy') {
    const privacy = privacyProblemText(result.handle, result.problem)
    return formAgain(form.refuse({ status: 422, fields: { privacy } }))
  }
  if (result.reason === 'comment') {
    const firstComment = commentProblemText(NETWORK_NAMES[result.network], result.problem)
    return formAgain(form.refuse({ status: 422, fields: { firstComment } }))
  }
  return formAgain(form.refuse({ status: 409, form: SCHEDULE_REFUSALS[result.reason] }))
}

/** Dropped on another day: the time on the clock stays. A refusal is shown on the calendar it was dropped on. */
async function drop({ ctx, text }: WorkspacePost, id: string) {
  const [day, back] = [text('day'), scheduleReturn(text('back'))]
  if (!isDay(day)) return pageAgain(400, SCHEDULE_REFUSALS.not_possible)
  const result = await moveScheduledPost(ctx, { id, day })
  return result.ok ? moved(back, id, result, ctx.timeZone) : done(saying(back, result.reason))
}

/** Undoes a move, to the time that its button carries: one that the form could choose as well. */
async function moveBack({ ctx, text }: WorkspacePost, id: string) {
  const [was, back] = [readClockTime(text('was')), scheduleReturn(text('back'))]
  if (!was) return pageAgain(400, SCHEDULE_REFUSALS.not_possible)
  const { day, time, timeZone } = was
  const result = await moveScheduledPost(ctx, { id, day, minute: readMinute(time) ?? 0, timeZone })
  if (!result.ok) return done(saying(back, result.reason))
  return done(back, 'postMoved', { params: { when: whenText(result.at, timeZone) } })
}

const saying = (back: string, problem: string) => `${back}${back.includes('?') ? '&' : '?'}problem=${problem}`

/** Back to where it was moved from, where that can be undone. */
function moved(
  back: string,
  id: string,
  { at, was }: { at: Date; was: { at: Date; timeZone: string } },
  timeZone: string,
) {
  const to = movedReturn(back, id, clockTimeText(was.at, was.timeZone))
  return done(to, 'postMoved', { params: { when: whenText(at, timeZone) } })
}

async function change({ ctx, text, check }: WorkspacePost, id: string, action: ScheduledPostAction) {
  const form = await check(outFormSchema, null)
  if (!form.ok) return pageAgain(400, problemOf(form) ?? SCHEDULE_REFUSALS.not_possible)
  const result = await changeScheduledPost(ctx, { id, action, link: form.value.link })
  if (!result.ok) {
    if (result.reason === 'not_found') throw notFound()
    return pageAgain(409, SCHEDULE_REFUSALS[result.reason])
  }
  const isOut = action === 'out'
  const back = scheduleReturn(text('back'))
  return done(action === 'remove' ? removedFrom(back, id) : back, isOut ? 'postIsOut' : 'scheduleChanged')
}

/** The days of the planner that a post was removed from, else the planner, where that can be undone. */
function removedFrom(back: string, id: string): string {
  const [path, query] = back.split('?')
  const params = new URLSearchParams(path === '/app/content' ? query : '')
  const isPlanner = (params.get('tab') ?? 'plan') === 'plan'
  const { view, date } = Object.fromEntries(isPlanner ? params : [])
  return `/app/content${listQuery({ removed: id, tab: 'plan', view, date })}`
}

/** Sends the rest of what is published on an account in part. */
async function resume({ ctx, text }: WorkspacePost, id: string) {
  const result = await resumeTarget(ctx, { scheduledPostId: id, targetId: text('target') })
  if (!result.ok && result.reason === 'not_found') throw notFound()
  if (!result.ok) return pageAgain(409, SCHEDULE_REFUSALS[result.reason])
  return done(`/app/content/planned/${id}`, 'scheduleChanged')
}

export default function ScheduledPostRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ScheduledPostPage {...loaderData} {...(actionData ?? {})} />
}
