import type { ReactNode } from 'react'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { PLAN_TEXTS } from '#app/schedule/copy.ts'

export type ContentTab = 'plan' | 'create' | 'publish' | 'ideas'

const TABS = [
  { tab: 'plan', label: 'Plan' },
  { tab: 'create', label: 'Posts' },
  { tab: 'publish', label: 'Publish' },
  { tab: 'ideas', label: 'Ideas' },
] as const

/** The head of the content pages: title, the four tabs, and a word when everything is held. */
export function ContentHeading(props: {
  tab: ContentTab
  waiting?: number
  heldAt?: Date | null
  actions?: ReactNode
}) {
  const { tab, waiting, heldAt, actions } = props
  return (
    <>
      <PageHeading title={PLAN_TEXTS.title} description={PLAN_TEXTS.description} actions={actions} />
      <div className="mb-6 grid gap-4">
        <Tabs
          label="Content"
          tabs={TABS.map(entry => ({
            label: entry.label,
            to: `/app/content?tab=${entry.tab}`,
            current: entry.tab === tab,
            ...(entry.tab === 'publish' && waiting ? { count: waiting } : {}),
          }))}
        />
        {heldAt ? (
          <Notice tone="warning" action={<TextLink to="/app/content/settings#hold">Let it go on</TextLink>}>
            {PLAN_TEXTS.held}
          </Notice>
        ) : null}
      </div>
    </>
  )
}
