import type { WorkspaceContext } from '#app/platform/context.ts'
import {
  dailyFigures,
  type GroupCounts,
  meanScore,
  type ScoreCount,
  scoreFigures,
} from '#core/analytics/figures.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import type { ShownRow } from '#core/analytics/packed-rows.ts'
import type { Period } from '#core/analytics/period.ts'
import {
  actedSentence,
  networksSentence,
  paidSentence,
  showedUpSentence,
  soundedSentence,
} from '#core/analytics/sentences.ts'
import { type Pounds, type PoundsSum, poundsOf } from '#core/deals/pounds.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { readFigures } from '#db/queries/analytics/figures.ts'
import { timeSpan } from '#db/queries/analytics/sources.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { nameGroups } from './name-groups.ts'
import { writeLock } from './write-lock.ts'

/** Rows of the table that are read; those beyond are summed. */
const MOST_ROWS = 50

const NOTHING: PoundsSum = { deals: 0, pence: 0 }

/** Which days are counted, how they are divided, and what members are called where the table is theirs. */
interface Counted {
  readonly period: Period
  readonly by: Grouping
  /** The note that was just deleted, which can be put back. */
  readonly deleted?: string | null
  readonly people: ReadonlyMap<string, string>
}

/** What `readAnalytics` answers, within a transaction that others share. */
export async function countAnalytics(
  sql: Sql,
  ctx: WorkspaceContext,
  { period, by, deleted = null, people }: Counted,
) {
  const { workspace, timeZone } = ctx
  const looked = { workspace, timeZone, by, now: ctx.now() }
  const span = timeSpan(period, timeZone)
  const whole = timeSpan({ from: period.before.from, to: period.to }, timeZone)
  const [{ days, scores, won, groups, annotations }, deletedNote] = await Promise.all([
    readFigures(sql, { ...looked, span, whole }),
    deleted && isUuid(deleted) ? findRemoved(sql, { workspace, kind: 'annotation', id: deleted }) : null,
  ])
  const daily = dailyFigures(period, days)
  const alignment = scoresIn(scores, true)
  const paid = won ? poundsOf(won.filter(({ isNow }) => isNow)) : null
  const rows = rowsOf(groups, paid)
  const names = await nameGroups(sql, { workspace, by, keys: rows.flatMap(({ key }) => key ?? []), people })
  return {
    daily,
    annotations,
    deletedNote,
    canWrite: writeLock(ctx) === null,
    alignment,
    alignmentBefore: scoresIn(scores, false),
    paid,
    paidBefore: won ? poundsOf(won.filter(({ isNow }) => !isNow)).total : null,
    rows: rows.slice(0, MOST_ROWS).map(row => ({ ...row, name: row.key === null ? null : names(row.key) })),
    /** Rows that are not shown. */
    more: Math.max(0, rows.length - MOST_ROWS),
    sentences: {
      showedUp: showedUpSentence(daily),
      sounded: soundedSentence(alignment),
      acted: actedSentence(daily.now),
      networks: networksSentence(daily.now),
      paid: paid ? paidSentence(paid) : null,
    },
  }
}

function scoresIn(scores: readonly (ScoreCount & { isNow: boolean })[], wanted: boolean) {
  return scoreFigures(scores.filter(({ isNow }) => isNow === wanted))
}

/** What belongs to none stands last, the others by what they brought. */
function rowsOf(groups: readonly GroupCounts[], paid: Pounds | null): Omit<ShownRow, 'name'>[] {
  const counted = new Map(groups.map(group => [group.key, group]))
  const pounds = new Map(paid?.rows.map(row => [row.key, row]))
  const keys = new Set([...counted.keys(), ...pounds.keys(), null])
  const rows = Array.from(keys, key => {
    const { marks, ...counts } = counted.get(key) ?? { ...NO_COUNTS, key }
    const sums = key === null ? paid?.notAttributed : pounds.get(key)
    return {
      ...counts,
      mean: meanScore({ scored: counts.scored, marks }),
      first: sums?.first ?? NOTHING,
      last: sums?.last ?? NOTHING,
      told: sums?.told ?? NOTHING,
    }
  })
  const weight = (row: (typeof rows)[number]) => Math.max(row.first.pence, row.last.pence)
  return rows.sort(
    (a, b) =>
      Number(a.key === null) - Number(b.key === null) ||
      weight(b) - weight(a) ||
      b.people - a.people ||
      b.published - a.published ||
      (String(a.key) < String(b.key) ? -1 : 1),
  )
}

const NO_COUNTS = {
  ...{ planned: 0, published: 0, scored: 0, marks: 0, people: 0, machines: 0, leads: 0 },
  ...{ views: 0, reactions: 0 },
}
