import { DAY_MS } from '../shared/time.ts'
import type { DealStage } from './stages.ts'
import type { StatementLine } from './statement.ts'

/** A deal that a line may name. */
export interface PayableDeal {
  readonly id: string
  readonly title: string
  readonly person: string
  readonly stage: DealStage
  readonly reference: string
  readonly valuePence: number
  readonly paidPence: number
  /** Payments that were typed in. */
  readonly typed: readonly { readonly amountPence: number; readonly paidOn: string }[]
}

/** A line that names one deal, and what taking it would leave open. */
export interface MatchedLine<Line> {
  readonly line: Line
  readonly deal: Pick<PayableDeal, 'id' | 'title' | 'person' | 'stage'>
  /** Once it and the matches before it are taken, in pence; below zero when that is more than the deal is worth. */
  readonly openAfter: number
  /** Whether the same sum was typed in within a week of that day: likely the same money. */
  readonly isNoted: boolean
}

/** What the lines of a statement are to the deals of a workspace: each line is in one of the five. */
export interface MatchedStatement<Line> {
  readonly matched: readonly MatchedLine<Line>[]
  /** Taken before. */
  readonly taken: readonly Line[]
  /** With a reference that no deal has. */
  readonly unknown: readonly Line[]
  /** With the references of several deals: no one but the founder can say how it is divided. */
  readonly several: readonly Line[]
  /** Without any reference. */
  readonly unnamed: readonly Line[]
}

const NEAR = 7 * DAY_MS

/** Sorts the lines of a statement by the deals they name; `isTaken` says whether a line was taken before. */
export function matchStatement<Line extends StatementLine>(
  lines: readonly Line[],
  deals: readonly PayableDeal[],
  isTaken: (line: Line) => boolean,
): MatchedStatement<Line> {
  const byReference = new Map(deals.map(deal => [deal.reference, deal]))
  const open = new Map(deals.map(deal => [deal.id, deal.valuePence - deal.paidPence]))
  const matched: MatchedLine<Line>[] = []
  const rest = { taken: [] as Line[], unknown: [] as Line[], several: [] as Line[], unnamed: [] as Line[] }
  for (const line of lines) {
    const named = line.references.flatMap(reference => byReference.get(reference) ?? [])
    const [deal] = named
    if (isTaken(line)) rest.taken.push(line)
    else if (line.references.length === 0) rest.unnamed.push(line)
    else if (!deal) rest.unknown.push(line)
    else if (named.length > 1) rest.several.push(line)
    else {
      const isNoted = deal.typed.some(
        ({ amountPence, paidOn }) =>
          amountPence === line.pence && Math.abs(Date.parse(paidOn) - Date.parse(line.day)) <= NEAR,
      )
      const openAfter = (open.get(deal.id) ?? 0) - (isNoted ? 0 : line.pence)
      open.set(deal.id, openAfter)
      const { id, title, person, stage } = deal
      matched.push({ line, deal: { id, title, person, stage }, openAfter, isNoted })
    }
  }
  return { matched, ...rest }
}
