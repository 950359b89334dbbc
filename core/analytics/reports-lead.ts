import { numberText } from '../shared/number-text.ts'
import { formatDate } from '../shared/time.ts'
import type { PlacedFigure, PlacedSentence } from './letter/sentence.ts'
import type { ReportState } from './report.ts'

/** A report as far as the beginning of their page tells of it. */
export interface ListedReport {
  readonly id: string
  readonly name: string
  readonly state: ReportState
  /** Null where it works until it is turned off. */
  readonly expiresAt: Date | null
}

/** What the page of reports begins with: a headline, and a sentence whose report is further down on the page. */
export interface ReportsLead {
  readonly headline: string
  readonly standfirst: PlacedSentence
}

/**
 * How many reports can be read now, and which of them ends first, on its day in the zone. Null where none was made: the page
 * says so itself.
 */
export function reportsLead(reports: readonly ListedReport[], timeZone: string): ReportsLead | null {
  if (reports.length === 0) return null
  const open = reports.filter(({ state }) => state === 'open')
  if (open.length === 0)
    return {
      headline: 'No report can be read now',
      standfirst: ['Each of them was turned off or has expired. For a link that works, make a new one.'],
    }
  const one = open.length === 1
  const ends = open.flatMap(({ id, name, expiresAt }) => (expiresAt ? [{ id, name, expiresAt }] : []))
  const [first] = ends.toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
  const headline = `${numberText(open.length)} ${one ? 'report' : 'reports'} can be read now`
  if (!first)
    return {
      headline,
      standfirst: [`${one ? 'It works' : 'They work'} until you turn ${one ? 'it' : 'them'} off.`],
    }
  const report: PlacedFigure = { text: first.name, to: `#${first.id}` }
  const on = formatDate(first.expiresAt, timeZone)
  return {
    headline,
    standfirst: one ? [report, ` expires on ${on}.`] : [report, ` is the first to expire, on ${on}.`],
  }
}
