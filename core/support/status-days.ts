import { DAY_MS } from '../shared/time.ts'
import { WORKERS, type WorkerName, type workerState } from '../shared/worker-state.ts'

/** Days that the status page shows, today among them. */
export const STATUS_DAYS = 30
/** Measurements of a day from whose hundredth part on a day counts as late. */
const LATE_SHARE = 0.01

/** How one day went: `unknown` where nothing was measured. */
export interface StatusDay {
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  readonly state: 'working' | 'behind' | 'unknown'
  readonly checked: number
  readonly late: number
}

export interface WorkerHistory {
  readonly worker: WorkerName
  /** The last 30 days, the oldest first. */
  readonly days: readonly StatusDay[]
  /** The share of all measurements in which nothing was late, from 0 to 1; null before the first. */
  readonly onTime: number | null
  readonly checked: number
}

/** The first day (YYYY-MM-DD, UTC) that the status page shows at an instant. */
export function firstStatusDay(now: Date): string {
  return dayBefore(now, STATUS_DAYS - 1)
}

/** How each worker did over the last 30 days, from what was counted to each; a day is late from 1 % late measurements on. */
export function workerHistories(
  rows: readonly { day: string; worker: WorkerName; checked: number; late: number }[],
  now: Date,
): WorkerHistory[] {
  const days = Array.from({ length: STATUS_DAYS }, (_, at) => dayBefore(now, STATUS_DAYS - 1 - at))
  return WORKERS.map(worker => {
    const mine = new Map(rows.filter(row => row.worker === worker).map(row => [row.day, row]))
    const history = days.map((day): StatusDay => {
      const { checked = 0, late = 0 } = mine.get(day) ?? {}
      return { day, checked, late, state: stateOf(checked, late) }
    })
    const sum = (count: (day: StatusDay) => number) => history.reduce((all, day) => all + count(day), 0)
    const checked = sum(day => day.checked)
    return {
      worker,
      days: history,
      checked,
      onTime: checked === 0 ? null : 1 - sum(day => day.late) / checked,
    }
  })
}

/** The whole service by its parts: late when one of them is, unknown when nothing is late and one of them is unknown. */
export function overallState(
  states: readonly ReturnType<typeof workerState>[],
): ReturnType<typeof workerState> {
  if (states.includes('behind')) return 'behind'
  return states.includes('unknown') ? 'unknown' : 'working'
}

function stateOf(checked: number, late: number): StatusDay['state'] {
  if (checked === 0) return 'unknown'
  return late / checked >= LATE_SHARE ? 'behind' : 'working'
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
}
