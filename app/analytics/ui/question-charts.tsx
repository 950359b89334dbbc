import { type PeriodPage, usePeriodChoice } from '#app/analytics/client/use-period-choice.ts'
import { BarChart } from '#app/design/charts/bar-chart.tsx'
import type { ChartMark } from '#core/analytics/annotations.ts'
import type { DailySums, DrawnPart } from '#core/analytics/figures.ts'
import type { Span } from '#core/analytics/period.ts'
import { dayText } from '#core/schedule/when-text.ts'

interface PartsProps {
  readonly parts: readonly DrawnPart[]
  readonly summary: string
  /** Said with the picture for everybody; left out where its summary stands nowhere else. */
  readonly caption?: string
  /** Where days that are chosen in the picture lead; null where the period is fixed. */
  readonly page: PeriodPage | null
  /** Notes on the days. */
  readonly marks?: readonly ChartMark[]
}

/** How many posts were planned in all. */
export function plannedIn({
  planned_published,
  slipped,
  ahead,
}: Pick<DailySums, 'planned_published' | 'slipped' | 'ahead'>): number {
  return planned_published + slipped + ahead
}

/** Whether anything is there to draw or to list of what people did. */
export function hasActed({
  people,
  leads,
  views,
  reactions,
  machines,
}: Pick<DailySums, 'people' | 'leads' | 'views' | 'reactions' | 'machines'>): boolean {
  return people + leads + views + reactions + machines > 0
}

/** What was published of what was planned, part by part. */
export function ShowedUpChart({ parts, summary, caption, page, marks = [] }: PartsProps) {
  const choosePeriod = usePeriodChoice(page)
  return (
    <BarChart
      summary={summary}
      caption={caption}
      label="Planned posts over time"
      onChoose={choosePeriod}
      marks={marks}
      layers={[
        { label: 'Published', colour: 'var(--ember)' },
        { label: 'Slipped', colour: 'var(--warning-soft)' },
        { label: 'Still to come', colour: 'var(--raised)' },
      ]}
      bars={parts.map(part => ({
        name: partName(part),
        days: part,
        values: [part.sums.planned_published, part.sums.slipped, part.sums.ahead],
      }))}
      table={{
        head: ['Days', 'Planned', 'Published', 'Slipped', 'Still to come'],
        rows: parts.map(part => [
          partName(part),
          plannedIn(part.sums),
          part.sums.planned_published,
          part.sums.slipped,
          part.sums.ahead,
        ]),
      }}
    />
  )
}

/** Who followed links, part by part. */
export function ActedChart({ parts, summary, caption, page, marks = [] }: PartsProps) {
  const choosePeriod = usePeriodChoice(page)
  return (
    <BarChart
      summary={summary}
      caption={caption}
      label="People who followed a link over time"
      onChoose={choosePeriod}
      marks={marks}
      layers={[{ label: 'People who followed a link', colour: 'var(--audience)' }]}
      bars={parts.map(part => ({ name: partName(part), days: part, values: [part.sums.people] }))}
      table={{
        head: ['Days', 'People', 'Got in touch', 'Views', 'Likes, replies and shares', 'Machines'],
        rows: parts.map(part => [
          partName(part),
          part.sums.people,
          part.sums.leads,
          part.sums.views,
          part.sums.reactions,
          part.sums.machines,
        ]),
      }}
    />
  )
}

/** '16 November' of one day, '16 to 22 November' of several. */
function partName({ from, to }: Span): string {
  const short = (day: string) => dayText(day).replace(/^\S+ /, '')
  if (from === to) return short(from)
  const [first, last] = [short(from), short(to)]
  const month = (text: string) => text.slice(text.indexOf(' '))
  return month(first) === month(last) ? `${first.split(' ')[0]} to ${last}` : `${first} to ${last}`
}
