import { formatDateAtTime } from '../shared/date-and-time.ts'
import type { ProposalStatus } from './state.ts'

/** A rate of VAT in hundredths of a percent: 2000 → '20%'. */
export function rateText(rate: number): string {
  return `${rate / 100}%`
}

/** The name of a proposal’s file; it needs no quoting in a header. */
export function proposalFilename(number: number): string {
  return `proposal-${number}.pdf`
}

/** What was decided, by whom and when; '' before a decision. */
export function decisionText(proposal: {
  status: ProposalStatus | 'seen' | 'expired'
  decidedName: string
  decidedAt: Date | null
  timeZone: string
}): string {
  const { status, decidedName, decidedAt, timeZone } = proposal
  if (decidedAt === null) return ''
  const what = status === 'accepted' ? 'Accepted' : 'Declined'
  const when = formatDateAtTime(decidedAt, timeZone)
  return `${what} by ${decidedName} on ${when}.`
}
