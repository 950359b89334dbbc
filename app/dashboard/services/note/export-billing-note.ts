import type { ServiceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { addUp, type Known, plainSum, type Sum } from '#core/billing/note/billing-note.ts'
import type { NoteMonth } from '#core/billing/note/note-month.ts'
import { safeCell } from '#core/shared/sanitise/csv.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { type NoteEntry, readBillingNote } from './read-billing-note.ts'

const COLUMNS = [
  ...['Month', 'Workspace', 'Your role', 'Plan', 'Seats taken', 'Seats', 'Currency', 'Paid'],
  ...['Next charge', 'Next charge on', 'Remark'],
] as const

interface NoteExport {
  readonly month: NoteMonth
  /** A plan in words, as the page has it. */
  readonly sayPlan: (billing: NonNullable<NoteEntry['billing']>) => string
}

/**
 * The billing note of a month as a CSV file whose cells no spreadsheet runs: a line for each workspace and currency. What
 * is not known is an empty cell, with the reason in its remark.
 */
export async function* exportBillingNote(
  context: ServiceContext,
  viewer: Viewer,
  { month, sayPlan }: NoteExport,
): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync')
  const entries = await readBillingNote(context, viewer, month)
  await insertSecurityEvent(context.db.unscoped.sql, {
    userId: viewer.userId,
    type: 'data_exported',
    data: { what: 'billing note', format: 'csv' },
  })
  // The mark in front tells Excel that the file is UTF-8.
  yield `\ufeff${stringify([[...COLUMNS]])}`
  for (const entry of entries) yield stringify(linesOf(entry, month, sayPlan).map(line => line.map(safeCell)))
}

function linesOf(
  { name, role, billing }: NoteEntry,
  { key }: NoteMonth,
  sayPlan: NoteExport['sayPlan'],
): (string | number)[][] {
  if (!billing) return [[key, name, role, '', '', '', '', '', '', '', 'only its owner sees what it pays']]
  const { seats, paid, next } = billing
  const front = [key, name, role, sayPlan(billing), seats.taken, seats.limit]
  const coming = next.isKnown ? next.value : null
  const charge = coming
    ? [`${plainSum(coming)} ${coming.currency.toUpperCase()}`, coming.at.toISOString().slice(0, 10)]
    : ['', '']
  const remark = [whyNot('paid', paid), whyNot('next charge', next)].filter(Boolean).join('; ')
  return paidCells(paid).map(cells => [...front, ...cells, ...charge, remark])
}

/** Currency and sum, for each currency that something was paid in. */
function paidCells(paid: Known<readonly Sum[]>): [string, string][] {
  if (!paid.isKnown) return [['', '']]
  const sums = addUp(paid.value)
  return sums.length === 0 ? [['', '0']] : sums.map(sum => [sum.currency.toUpperCase(), plainSum(sum)])
}

const whyNot = (what: string, figure: Known<unknown>) =>
  figure.isKnown ? '' : `${what} not known (${figure.why.replace('_', ' ')})`
