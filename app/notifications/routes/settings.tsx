import { readNotificationSettings } from '#app/notifications/services/read-notification-settings.ts'
import { saveNotificationSettings } from '#app/notifications/services/save-notification-settings.ts'
import { NotificationSettingsPage } from '#app/notifications/ui/notification-settings-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { choicesOfForm } from '#core/notifications/choices.ts'
import { readBetween } from '#core/shared/untrusted.ts'
import type { Route } from './+types/settings'

const PAGE = '/app/settings/notifications'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Notification settings · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return readNotificationSettings(await workspaceContext(request, context))
}

export async function action(args: Route.ActionArgs) {
  const { ctx, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const before = await readNotificationSettings(ctx)
  await saveNotificationSettings(ctx, {
    choices: choicesOfForm(text, before.choices),
    hour: Math.trunc(readBetween(text('hour'), 0, 23) ?? before.hour),
    dueToday: text('dueToday') === 'on',
    week: text('week') === 'on',
    weekday: Math.trunc(readBetween(text('weekday'), 1, 7) ?? before.weekday),
  })
  return done(PAGE, 'settingsSaved')
}

export default function NotificationSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationSettingsPage {...loaderData} problem={actionData?.problem} />
}
