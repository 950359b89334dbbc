import { Link } from 'react-router'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { PIECE_ROLE_TEXTS } from '#core/campaigns/recipes.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import { dayText as shortDay } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { type CampaignPlanProps, pieceName, pieceState, pieceTo } from './campaign-views.ts'

/** The plan as a table, to read through or copy. */
export function PlanTable({ pieces }: CampaignPlanProps) {
  return (
    <DataTable
      caption="Posts of this campaign by day"
      captionHidden
      rows={pieces}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'when',
          label: 'When',
          cell: ({ dueOn, dueMinute }) => (
            <time dateTime={dueOn} className="tabular-nums">
              {shortDay(dueOn)}, {minuteText(dueMinute)}
            </time>
          ),
        },
        { key: 'role', label: 'Part', cell: ({ role }) => PIECE_ROLE_TEXTS[role].label },
        {
          key: 'post',
          label: 'Post',
          cell: piece => (
            <Link to={pieceTo(piece)} className="font-medium hover:underline">
              {pieceName(piece)}
            </Link>
          ),
        },
        {
          key: 'channel',
          label: 'Channel',
          wideOnly: true,
          cell: ({ platform }) => platformName(platform),
        },
        { key: 'state', label: 'Status', cell: piece => pieceState(piece) },
        {
          key: 'cost',
          label: 'Cost',
          numeric: true,
          wideOnly: true,
          cell: ({ costPence }) => (costPence > 0 ? formatPence(costPence) : ''),
        },
      ]}
    />
  )
}
