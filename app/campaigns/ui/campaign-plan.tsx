import { Link } from 'react-router'
import { CalendarRange, Columns3, Rows3 } from '#app/design/icons/icons.ts'
import { classNames } from '#app/design/primitives/class-names.ts'
import type { CampaignPlanProps } from './campaign-views.ts'
import { PlanBoard } from './plan-board.tsx'
import { PlanLine } from './plan-line.tsx'
import { PlanTable } from './plan-table.tsx'

const VIEWS = [
  { view: 'line', label: 'Time line', icon: <CalendarRange size={16} aria-hidden /> },
  { view: 'board', label: 'Board', icon: <Columns3 size={16} aria-hidden /> },
  { view: 'table', label: 'Table', icon: <Rows3 size={16} aria-hidden /> },
] as const

/** The posts of a campaign by their days: as a time line, a board of weeks, or a table. */
export function CampaignPlan(props: CampaignPlanProps) {
  const { campaignId, view } = props
  return (
    <section
      id="plan"
      aria-labelledby="plan-title"
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan-title" className="text-2xl">
          Plan
        </h2>
        <ul className="flex flex-wrap gap-2" aria-label="View">
          {VIEWS.map(each => (
            <li key={each.view}>
              <Link
                to={`/app/campaigns/${campaignId}${each.view === 'line' ? '' : `?view=${each.view}`}#plan`}
                preventScrollReset
                aria-current={view === each.view ? 'true' : undefined}
                className={classNames('button button-sm', view === each.view && 'bg-sunk font-semibold')}
              >
                {each.icon}
                {each.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {view === 'board' ? (
        <PlanBoard {...props} />
      ) : view === 'table' ? (
        <PlanTable {...props} />
      ) : (
        <PlanLine {...props} />
      )}
    </section>
  )
}
