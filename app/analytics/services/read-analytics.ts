import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import {
  dailyFigures,
  type GroupCounts,
  meanScore,
  type ScoreCount,
  scoreFigures,
} from '#core/analytics/figures.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import {
  actedSentence,
  networksSentence,
  paidSentence,
  showedUpSentence,
  soundedSentence,
} from '#core/analytics/sentences.ts'
import { type Pounds, type PoundsSum, poundsOf } from '#core/deals/pounds.ts'
import { isUuid } from '#db/client.ts'
import { readFigures } from '#db/queries/analytics/figures.ts'
import { timeSpan } from '#db/queries/analytics/sources.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { nameGroups } from './name-groups.ts'
import { writeLock } from './write-lock.ts'

/** Rows of the table that are read; those beyond are summed. */
const MOST_ROWS = 50

/** A row of the table: what belongs to one platform, story, campaign … `key` null is what belongs to none. */
export interface GroupRow extends Omit<GroupCounts, 'marks'> {
  readonly name: string | null
  /** The mean score; null below ten posts. */
  readonly mean: number | null
  readonly first: PoundsSum
  readonly last: PoundsSum
  readonly told: PoundsSum
}

const NOTHING: PoundsSum = { deals: 0, pence: 0 }

/**
 * The four questions of a period, beside the one before, and the table that divides them, with what happened on its days, from
 * at most three statements. `deleted` is the note that was just deleted, which can be put back; it takes another. `paid` is null
 * for whoever may not see deals.
 */
export async function readAnalytics(
  ctx: WorkspaceContext,
  input: { period: Period; by: Grouping; deleted?: string | null },
) {
  const { period, by, deleted = null } = input
  const { workspace, timeZone } = ctx
  const { before } = period
  const looked = { workspace, timeZone, by, now: ctx.now() }
  const span = timeSpan(period, timeZone)
  const whole = timeSpan({ from: before.from, to: period.to }, timeZone)
  const people = by === 'person' ? await listMemberNames(ctx) : new Map<string, string>()
  return ctx.inWorkspace(async sql => {
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
  })
}

function scoresIn(scores: readonly (ScoreCount & { isNow: boolean })[], wanted: boolean) {
  return scoreFigures(scores.filter(({ isNow }) => isNow === wanted))
}

/** What belongs to none stands last, the others by what they brought. */
function rowsOf(groups: readonly GroupCounts[], paid: Pounds | null): Omit<GroupRow, 'name'>[] {
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
