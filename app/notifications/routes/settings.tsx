import { PUSH_PROBLEMS } from '#app/notifications/copy.ts'
import { readPush } from '#app/notifications/services/push/read-push.ts'
import { testPush } from '#app/notifications/services/push/test-push.ts'
import { turnOffPush } from '#app/notifications/services/push/turn-off-push.ts'
import { turnOnPush } from '#app/notifications/services/push/turn-on-push.ts'
import { readNotificationSettings } from '#app/notifications/services/read-notification-settings.ts'
import { saveNotificationSettings } from '#app/notifications/services/save-notification-settings.ts'
import { NotificationSettingsPage } from '#app/notifications/ui/notification-settings-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { hasFeature } from '#core/billing/features.ts'
import { choicesOfForm } from '#core/notifications/choices.ts'
import { readBetween } from '#core/shared/untrusted.ts'
import type { Route } from './+types/settings'

const PAGE = '/app/settings/notifications'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Notification settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const [settings, push] = await Promise.all([readNotificationSettings(ctx), readPush(ctx)])
  return { ...settings, push, hasSummary: hasFeature(ctx.tier, 'analytics') }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const { ctx, text } = post
  const limited = await post.overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (Object.hasOwn(PUSH, post.intent)) return PUSH[post.intent]?.(post, args.request)
  const before = await readNotificationSettings(ctx)
  await saveNotificationSettings(ctx, {
    choices: choicesOfForm(text, before.choices),
    hour: Math.trunc(readBetween(text('hour'), 0, 23) ?? before.hour),
    dueToday: text('dueToday') === 'on',
    week: text('week') === 'on',
    summary: text('hasSummary') === 'asked' ? text('summary') === 'on' : before.summary,
    weekday: Math.trunc(readBetween(text('weekday'), 1, 7) ?? before.weekday),
  })
  return done(PAGE, 'settingsSaved')
}

/** What is done about messages to browsers. */
const PUSH: Record<
  string,
  (post: WorkspacePost, request: Request) => Promise<ReturnType<typeof pageAgain> | Response>
> = {
  async push_on({ ctx, text }, request) {
    const subscription = { endpoint: text('endpoint'), p256dh: text('p256dh'), auth: text('auth') }
    const userAgent = request.headers.get('user-agent') ?? ''
    const result = await turnOnPush(ctx, { subscription, userAgent })
    return result.ok ? done(PAGE, 'pushOn') : pageAgain(422, PUSH_PROBLEMS[result.reason])
  },
  async push_off({ ctx, text }) {
    await turnOffPush(ctx, { id: text('id') })
    return done(PAGE, 'pushOff')
  },
  async push_test({ ctx }) {
    const result = await testPush(ctx)
    return result.ok ? done(PAGE, 'pushTested') : pageAgain(409, PUSH_PROBLEMS[result.reason])
  },
}

export default function NotificationSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationSettingsPage {...loaderData} problem={actionData?.problem} />
}
