import { data, redirect } from 'react-router'
import { FIRST_POST, FIRST_POST_REFUSALS } from '#app/onboarding/copy/first-post.ts'
import { flagFinished } from '#app/onboarding/http/onboarding-cookies.ts'
import { finishOnboarding } from '#app/onboarding/services/finish-onboarding.ts'
import { readFirstPost } from '#app/onboarding/services/read-first-post.ts'
import { keepFirstPost, scheduleFirstPost } from '#app/onboarding/services/schedule-first-post.ts'
import { FirstPostPage } from '#app/onboarding/ui/first-post-page.tsx'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { idempotencyKeyOf, newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { readTried, triedCookie } from '#app/platform/http/tried-sentence.ts'
import { type FirstPostForm, firstPostSchema } from '#core/onboarding/first-post-form.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
import { whenText } from '#core/schedule/when-text.ts'
import type { Route } from './+types/first-post'

export function meta(): Route.MetaDescriptors {
  return [{ title: `${FIRST_POST.title} · Brandhearth` }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const tried = readTried(request)?.text ?? ''
  const view = await readFirstPost(await workspaceContext(request, context), { tried })
  if (view === 'no_snapshot') throw redirect(onboardingPath('kickstart'))
  if (view === 'has_posts') throw redirect('/app/content')
  return { ...view, idempotencyKey: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, check } = await workspacePost(args)
  if (intent === 'without')
    return done(onboardingPath('first-post'), undefined, {
      headers: new Headers({ 'Set-Cookie': triedCookie(null) }),
    })
  if (intent === 'later' && text('body').trim() === '') return finish(ctx, onboardingPath('dashboard'))
  const form = await check(firstPostSchema, 'write')
  if (!form.ok) return pageAgain(form.status, Object.values(form.reply.error ?? {})[0]?.[0] ?? '')
  const { slot, ...typed } = form.value
  const post = { ...typed, idempotencyKey: idempotencyKeyOf(typed.idempotencyKey) }
  if (intent === 'later') return later(ctx, post)
  if (intent === 'check' || !slot) return scored(ctx, post, null, 200)
  const result = await scheduleFirstPost(ctx, { ...post, slot })
  if (result.ok) {
    const params = { when: whenText(result.at, slot.timeZone) }
    return finish(ctx, `/app/content?date=${slot.day}#day-${slot.day}`, params)
  }
  if (result.reason === 'not_scheduled') return finish(ctx, `/app/content/schedule?post=${result.postId}`)
  return scored(ctx, post, FIRST_POST_REFUSALS[result.reason], 409)
}

/** What was changed by hand is kept as a draft; our own words can be had again at any time. */
async function later(ctx: WorkspaceContext, post: FirstPostForm | Omit<FirstPostForm, 'slot'>) {
  const view = await readFirstPost(ctx)
  if (typeof view === 'object' && view.body !== post.body) await keepFirstPost(ctx, post)
  return finish(ctx, onboardingPath('dashboard'))
}

/** The page again with what was typed, scored. */
async function scored(
  ctx: WorkspaceContext,
  post: Omit<FirstPostForm, 'slot'>,
  problem: string | null,
  status: number,
) {
  const view = await readFirstPost(ctx, { typed: post })
  if (typeof view === 'string') return done('/app/content')
  return data({ view, problem }, { status })
}

/** Onboarding is over, whichever way it was left. */
async function finish(ctx: WorkspaceContext, to: string, scheduled?: { when: string }) {
  const { completion } = await finishOnboarding(ctx)
  const headers = new Headers()
  flagFinished(headers, ctx.userId, completion)
  headers.append('Set-Cookie', triedCookie(null))
  return done(to, scheduled ? 'postScheduled' : undefined, {
    headers,
    ...(scheduled ? { params: scheduled } : {}),
  })
}

export default function FirstPostRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answered = actionData && 'view' in actionData ? actionData.view : null
  return <FirstPostPage {...loaderData} {...answered} problem={actionData?.problem ?? null} />
}
