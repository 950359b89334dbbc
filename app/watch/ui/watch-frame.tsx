import type { ReactNode } from 'react'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { WATCH_TEXTS } from '#app/watch/copy.ts'
import { gatedRoom } from '#core/billing/gates.ts'

const HERE = '/app/brand-watch'
const TABS = [
  { label: 'Feed', to: HERE },
  { label: 'Competitors', to: `${HERE}/competitors` },
  { label: 'Research', to: `${HERE}/research` },
  { label: 'Mentions', to: `${HERE}/mentions` },
  { label: 'Sources', to: `${HERE}/sources` },
  { label: 'Health', to: `${HERE}/health` },
]

/** The head of every page of Brand Watch: title, tabs, and why nothing can be changed where that is so. */
export function WatchFrame(props: {
  currentPath: string
  lock: 'read_only' | 'not_in_plan' | null
  children: ReactNode
}) {
  const { currentPath, lock, children } = props
  const path = currentPath.replace(/\/$/, '')
  return (
    <>
      <PageHeading title={WATCH_TEXTS.title} description={WATCH_TEXTS.description} />
      <div className="mb-6 grid gap-4">
        <Tabs
          label={WATCH_TEXTS.title}
          tabs={TABS.map(tab => ({
            ...tab,
            current: path === tab.to || (tab.to !== HERE && path.startsWith(`${tab.to}/`)),
          }))}
        />
        {lock ? (
          <Notice
            tone="warning"
            action={<TextLink to={gatedRoom('hasBrandWatch').plansPage}>See plans</TextLink>}
          >
            {lock === 'read_only' ? WATCH_TEXTS.readOnly : WATCH_TEXTS.notInPlan}
          </Notice>
        ) : null}
      </div>
      {children}
    </>
  )
}
