import { notificationWords } from '#app/notifications/copy.ts'
import { markRead } from '#app/notifications/services/mark-read.ts'
import { readNotifications } from '#app/notifications/services/read-notifications.ts'
import { NotificationsPage } from '#app/notifications/ui/notifications-page.tsx'
import { useLiveTables } from '#app/platform/client/use-live-tables.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done, pageAgain } from '#app/platform/http/respond.ts'
import { isNotificationEvent } from '#core/notifications/events.ts'
import type { Route } from './+types/notifications'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Notifications · Brandhearth' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const query = new URL(request.url).searchParams
  const isUnread = query.get('show') === 'unread'
  const page = Number(query.get('page') ?? 1)
  const { list, unread } = await readNotifications(ctx, { unread: isUnread, page })
  return {
    isUnread,
    unread,
    timeZone: ctx.timeZone,
    page: list.page,
    pages: list.pages,
    rows: list.rows.flatMap(({ event, details, ...row }) => {
      // A row of a newer version may name what this one has no words for.
      return isNotificationEvent(event) ? [{ ...row, ...notificationWords(event, details) }] : []
    }),
  }
}

/** Marks one as read, or all of them. */
export async function action(args: Route.ActionArgs) {
  const { ctx, intent, text, overLimit } = await workspacePost(args)
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  if (intent === 'read') await markRead(ctx, { id: text('id') })
  if (intent === 'read_all') await markRead(ctx, { id: null })
  const isUnread = text('show') === 'unread'
  return done(`/app/notifications${isUnread ? '?show=unread' : ''}`)
}

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  useLiveTables('notifications')
  return <NotificationsPage {...loaderData} />
}
