import type { ReactNode } from 'react'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { SCHEDULE_TEXTS, zoneText } from '#app/schedule/copy.ts'

export type ScheduleTab = 'plan' | 'create' | 'publish' | 'ideas'

const TABS = [
  { tab: 'plan', label: 'Planner' },
  { tab: 'create', label: 'Posts' },
  { tab: 'publish', label: 'Publish' },
  { tab: 'ideas', label: 'Ideas' },
] as const

/** Pages of their own that people look for here. */
const BESIDE = [
  { to: '/app/requests', label: 'Requests' },
  { to: '/app/vault', label: 'Vault' },
] as const

/** The head of the schedule's pages: title, the four tabs with the pages beside them, and a notice when everything is paused. */
export function ScheduleHeading(props: {
  tab: ScheduleTab
  waiting?: number
  heldAt?: Date | null
  actions?: ReactNode
  /** Whether the title stands alone, so that what is below it begins high. */
  isCompact?: boolean
  /** Of the times below; none where there are no times. */
  timeZone?: string
}) {
  const { tab, waiting, heldAt, actions, isCompact, timeZone } = props
  const description = timeZone
    ? `${SCHEDULE_TEXTS.description} ${zoneText(timeZone)}.`
    : SCHEDULE_TEXTS.description
  return (
    <>
      {isCompact ? (
        <div className="-mt-2 flex items-center justify-between gap-4">
          <h1 className="text-3xl">{SCHEDULE_TEXTS.title}</h1>
          {actions}
        </div>
      ) : (
        <PageHeading title={SCHEDULE_TEXTS.title} description={description} actions={actions} />
      )}
      <div className={isCompact ? 'mb-3 grid gap-4' : 'mb-6 grid gap-4'}>
        <Tabs
          label="Content"
          tabs={[
            ...TABS.map(entry => ({
              label: entry.label,
              to: `/app/content?tab=${entry.tab}`,
              current: entry.tab === tab,
              ...(entry.tab === 'publish' && waiting ? { count: waiting } : {}),
            })),
            ...BESIDE,
          ]}
        />
        {heldAt ? (
          <Notice tone="warning" action={<TextLink to="/app/content/settings#hold">Resume</TextLink>}>
            {SCHEDULE_TEXTS.held}
          </Notice>
        ) : null}
      </div>
    </>
  )
}
