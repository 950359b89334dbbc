/** Whether prices hold VAT: none is charged, it is part of the price, or it comes on top. */
export const PROPOSAL_VAT_MODES = ['none', 'included', 'added'] as const
export type ProposalVatMode = (typeof PROPOSAL_VAT_MODES)[number]

/** One line of a proposal. */
export interface ProposalLine {
  readonly title: string
  readonly detail: string
  /** In hundredths, 1 to 1 000 000: 50 is half of one. */
  readonly quantity: number
  /** Whole pence, 0 to 1 000 000 000. */
  readonly unitPence: number
  /** In hundredths of a percent, 0 to 10 000: 2000 is 20 %. */
  readonly vatRate: number
  /** Whoever accepts chooses whether they take it. */
  readonly isOptional: boolean
}

/** Lines of one proposal at most. */
export const LINES_MOST = 30

/** What a line comes to in whole pence, half a penny rounded up; VAT as its proposal's mode says. */
export function linePence({ quantity, unitPence }: Pick<ProposalLine, 'quantity' | 'unitPence'>): number {
  return Math.round((quantity * unitPence) / 100)
}

export interface ProposalTotals {
  /** Without VAT, in whole pence. */
  readonly netPence: number
  /** VAT of each rate that occurs, the lowest first; none where no VAT is charged. */
  readonly vat: readonly { readonly rate: number; readonly pence: number }[]
  readonly vatPence: number
  /** What is to be paid: net and VAT together. */
  readonly totalPence: number
}

/**
 * What a proposal comes to: every line that is not optional, and of the optional ones those whose places (from 0) are
 * `chosen`. VAT is rounded once for each rate, not for each line. Places of other lines, or of none, change nothing.
 */
export function proposalTotals(
  vatMode: ProposalVatMode,
  lines: readonly ProposalLine[],
  chosen: readonly number[],
): ProposalTotals {
  const sums = new Map<number, number>()
  for (const [at, line] of lines.entries()) {
    if (line.isOptional && !chosen.includes(at)) continue
    const rate = vatMode === 'none' ? 0 : line.vatRate
    sums.set(rate, (sums.get(rate) ?? 0) + linePence(line))
  }
  const sum = [...sums.values()].reduce((all, pence) => all + pence, 0)
  if (vatMode === 'none') return { netPence: sum, vat: [], vatPence: 0, totalPence: sum }
  const vat = [...sums]
    .sort(([a], [b]) => a - b)
    .map(([rate, pence]) => ({
      rate,
      pence: Math.round((pence * rate) / (vatMode === 'added' ? 10_000 : 10_000 + rate)),
    }))
  const vatPence = vat.reduce((all, { pence }) => all + pence, 0)
  return vatMode === 'added'
    ? { netPence: sum, vat, vatPence, totalPence: sum + vatPence }
    : { netPence: sum - vatPence, vat, vatPence, totalPence: sum }
}

/** The places of optional lines among those named, each once and in order. */
export function chosenPlaces(lines: readonly ProposalLine[], named: readonly number[]): number[] {
  return lines.flatMap((line, at) => (line.isOptional && named.includes(at) ? [at] : []))
}

/** A quantity as people read it: 100 → '1', 50 → '0.5', 125 → '1.25'. */
export function quantityText(quantity: number): string {
  return String(quantity / 100)
}

/**
 * Lines after a press on one of their buttons: 'up:2', 'down:2' and 'remove:2' by places from 0; any other word leaves
 * them as they are.
 */
export function arrangeLines<Line>(lines: readonly Line[], press: string): Line[] {
  const [, what, place] = /^(up|down|remove):(\d{1,2})$/.exec(press) ?? []
  const at = Number(place)
  const line = lines[at]
  if (what === undefined || line === undefined) return [...lines]
  const others = lines.filter((_, other) => other !== at)
  if (what === 'remove') return others
  const to = Math.max(0, what === 'up' ? at - 1 : at + 1)
  return [...others.slice(0, to), line, ...others.slice(to)]
}
