import { Form, Link } from 'react-router'
import { Bell } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { useMarkRead } from '#app/notifications/client/use-mark-read.ts'
import { NOTIFICATION_TEXTS } from '#app/notifications/copy.ts'

interface Shown {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly path: string
  readonly createdAt: Date
  readonly readAt: Date | null
}

export interface NotificationsPageProps {
  readonly isUnread: boolean
  readonly unread: number
  readonly timeZone: string
  readonly page: number
  readonly pages: number
  readonly rows: readonly Shown[]
}

const HERE = '/app/notifications'

/** Everything a person was told, the newest first. */
export function NotificationsPage(props: NotificationsPageProps) {
  const { isUnread, unread, rows, page, pages, timeZone } = props
  const texts = NOTIFICATION_TEXTS
  return (
    <div className="max-w-[46rem]">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          <>
            {unread > 0 ? (
              <Form method="post">
                <input type="hidden" name="show" value={isUnread ? 'unread' : ''} />
                <Button size="sm" name="intent" value="read_all">
                  Mark all as read
                </Button>
              </Form>
            ) : null}
            <ButtonLink size="sm" variant="quiet" to="/app/settings/notifications">
              Settings
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-5">
        <Tabs
          label="Notifications"
          tabs={[
            { label: 'All', to: HERE, current: !isUnread },
            {
              label: 'Unread',
              to: `${HERE}?show=unread`,
              current: isUnread,
              ...(unread > 0 ? { count: unread } : {}),
            },
          ]}
        />
        {rows.length === 0 ? (
          <EmptyState icon={<Bell />} title={isUnread ? texts.noneUnreadTitle : texts.emptyTitle}>
            {isUnread ? texts.noneUnread : texts.empty}
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {rows.map(row => (
              <Row key={row.id} row={row} timeZone={timeZone} show={isUnread ? 'unread' : ''} />
            ))}
          </ul>
        )}
        <Pagination
          label="notifications"
          page={page}
          pageCount={pages}
          hrefOf={number => `${HERE}?${isUnread ? 'show=unread&' : ''}page=${number}`}
        />
      </div>
    </div>
  )
}

/** One of them: opening it also marks it as read, where scripts run; the button does it everywhere. */
function Row({ row, timeZone, show }: { row: Shown; timeZone: string; show: string }) {
  const { isMarked, mark } = useMarkRead(HERE, row.id)
  const isRead = row.readAt !== null || isMarked
  const opened = () => {
    if (!isRead) mark()
  }
  return (
    <Card as="li" look={isRead ? 'flat' : undefined} className="grid gap-1.5">
      <p className="break-words text-lg">
        <Link
          to={row.path}
          onClick={opened}
          className={isRead ? 'hover:underline' : 'font-semibold hover:underline'}
        >
          {row.title}
        </Link>
        {isRead ? null : <span className="sr-only"> (unread)</span>}
      </p>
      {row.note ? <p className="break-words text-ink-soft">{row.note}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <When at={row.createdAt} timeZone={timeZone} />
        {isRead ? null : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={row.id} />
            <input type="hidden" name="show" value={show} />
            <Button size="sm" variant="quiet" name="intent" value="read">
              Mark as read<span className="sr-only">: {row.title}</span>
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}
