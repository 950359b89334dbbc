import { useCurrentInView } from '#app/design/primitives/navigation/use-current-in-view.ts'
import { monthDays } from '#core/schedule/days.ts'
import { dayText } from '#core/schedule/when-text.ts'
import type { DeskView } from './schedule-views.ts'

/** Pixels that a post is high, and that all of a day may be. */
const POST_PX = 5
const MOST_PX = 20

const KINDS = [
  { key: 'out', word: 'published' },
  { key: 'scheduled', word: 'scheduled' },
  { key: 'failed', word: 'failed' },
] as const

/** The month as a rhythm: a bar for each day, as high as it has posts, in the colours of their states. A day leads to its week. */
export function RhythmStrip(props: {
  /** Any day of the month. */
  day: string
  today: string
  rhythm: DeskView['rhythm']
  /** The days that are shown in full below. */
  shown: readonly string[]
  hrefOf: (over: object) => string
}) {
  const { rhythm, shown } = props
  const row = useCurrentInView<HTMLElement>(props.day)
  const days = monthDays(props.day)
  const busiest = Math.max(
    1,
    ...days.map((_, at) => KINDS.reduce((sum, { key }) => sum + (rhythm[key][at] ?? 0), 0)),
  )
  const unit = Math.min(POST_PX, MOST_PX / busiest)
  return (
    <nav ref={row} aria-label="Posts of the month" className="rhythm" data-rooms="keep">
      <ol>
        {days.map((day, at) => {
          const kinds = KINDS.flatMap(({ key, word }) => {
            const n = rhythm[key][at] ?? 0
            return n > 0 ? [{ key, n, text: `${n} ${word}` }] : []
          })
          return (
            <li key={day}>
              <a
                href={props.hrefOf({ date: day })}
                aria-label={[dayText(day), ...kinds.map(({ text }) => text)].join(', ')}
                aria-current={day === props.day ? 'date' : undefined}
                data-shown={shown.includes(day) || undefined}
                data-today={day === props.today || undefined}
              >
                {kinds.map(({ key, n }) => (
                  <i
                    key={key}
                    className={key === 'scheduled' ? undefined : `rhythm-${key}`}
                    style={{ height: Math.max(3, Math.round(n * unit)) }}
                  />
                ))}
                {Number(day.slice(8))}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
