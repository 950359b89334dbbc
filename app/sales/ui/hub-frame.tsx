import type { ReactNode } from 'react'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Tabs } from '#app/design/primitives/navigation/tabs.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { SALES_TEXTS } from '#app/sales/copy.ts'
import { gatedRoom } from '#core/billing/gates.ts'
import { HUB_TABS } from './hub-tabs.ts'

/** The head of every page of the Sales Hub: title, tabs, and why nothing can be changed where that is so. */
export function HubFrame(props: {
  currentPath: string
  lock: 'read_only' | 'not_in_plan' | null
  children: ReactNode
}) {
  const { currentPath, lock, children } = props
  const path = currentPath.replace(/\/$/, '')
  return (
    <>
      <PageHeading title={SALES_TEXTS.title} description={SALES_TEXTS.description} />
      <div className="mb-6 grid gap-4">
        <Tabs label="Sales Hub" tabs={HUB_TABS.map(tab => ({ ...tab, current: isHere(tab, path) }))} />
        {lock ? (
          <Notice
            tone="warning"
            action={<TextLink to={gatedRoom('hasSalesHub').plansPage}>See plans</TextLink>}
          >
            {lock === 'read_only' ? SALES_TEXTS.readOnly : SALES_TEXTS.notInPlan}
          </Notice>
        ) : null}
      </div>
      {children}
    </>
  )
}

/** A tab is also current on the pages of what it lists; 'Today', which all addresses begin with, only on its own. */
function isHere({ to, also }: { to: string; also?: string }, path: string): boolean {
  const isIn = (place: string) => path === place || path.startsWith(`${place}/`)
  return to === '/app/sales-hub' ? path === to : isIn(to) || (also !== undefined && isIn(also))
}
