import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { DealStage } from '#core/deals/stages.ts'
import { MOST_STATEMENT_LINES } from '#core/deals/statement.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'

type RefusalReason =
  | 'read_only'
  | 'not_in_plan'
  | 'not_found'
  | 'reason_needed'
  | 'person_unknown'
  | 'person_ambiguous'
  | 'line_taken'
  | 'no_table'
  | 'nothing'
  | 'in_future'

/** What a refused deal or payment says. */
export const DEAL_REFUSALS: Readonly<Record<RefusalReason, string>> = {
  read_only: readOnlyText,
  not_in_plan: 'Sales Hub is part of Pro. Upgrade to change your deals.',
  not_found: 'This deal no longer exists. It may have been deleted in another window.',
  reason_needed: 'Enter why it was lost. It helps you choose who to talk to next time.',
  person_unknown: 'No one has this name yet. Enter their email and we’ll add them.',
  person_ambiguous: 'Several people have this name. Enter the email of the one you mean.',
  line_taken: 'This line of your statement has been added again in the meantime.',
  no_table:
    'We couldn’t find a table in this. The first row needs headings, with one column for the date and one for the amount.',
  in_future: 'Enter the day it was paid, today or earlier',
  nothing: 'Select at least one payment. Those you’ve added already aren’t added again.',
}

/** What an undo that came too late says. */
export const DEAL_RESTORE_TOO_LATE = 'It’s too late to undo this. We keep deleted items for 30 days.'

export const DEAL_TEXTS = {
  noAccessTitle: 'You don’t have access to deals',
  noAccess: 'The owner of this workspace can show deals to everyone on the team page.',
  emptyTitle: 'Add your first deal',
  empty:
    'A deal is the chance that someone buys. Say who it’s with, what it’s worth and what you’ll do next, and it moves across the board from new to won.',
  emptyExample: 'Jo Blake, Team day, £1,200. Next: send the two dates, Thursday.',
  nothingFits: 'No deals match these filters.',
} as const

/** Reasons that are offered when a deal is lost; anything else can be typed. */
export const LOST_REASONS = [
  'Too expensive',
  'Not now',
  'Chose someone else',
  'No reply',
  'Not a good fit',
] as const

/** What the button that moves a deal says. */
export const MOVE_TEXTS: Readonly<Record<Exclude<DealStage, 'lost'>, string>> = {
  new: 'New',
  contacted: 'Contacted',
  conversation: 'Conversation',
  proposal: 'Proposal',
  won: 'Won',
}

/** '£1,200 in 3 deals. Weighted: £480.' of a column. */
export function columnText(sum: {
  deals: number
  pence: number
  weightedPence: number
  isOpen: boolean
}): string {
  if (sum.deals === 0) return 'None'
  return sum.isOpen
    ? `${formatPence(sum.pence)} · weighted ${formatPence(sum.weightedPence)}`
    : formatPence(sum.pence)
}

/** A day as it is offered for a next step. */
export function nextDayText({ day, workingDays }: { day: string; workingDays: number }): string {
  return workingDays === 1
    ? `${dayText(day)} (next working day)`
    : `${dayText(day)} (in ${workingDays} working days)`
}

/** What has been paid of a deal. */
export function paidText(deal: { valuePence: number; paidPence: number }): string {
  const { valuePence, paidPence } = deal
  if (paidPence === 0) return valuePence === 0 ? 'Nothing to pay' : `${formatPence(valuePence)} open`
  if (paidPence < valuePence)
    return `${formatPence(paidPence)} paid, ${formatPence(valuePence - paidPence)} open`
  return paidPence === valuePence
    ? `${formatPence(paidPence)} paid in full`
    : `${formatPence(paidPence)} paid, ${formatPence(paidPence - valuePence)} more than agreed`
}

export const POUNDS_TEXTS = {
  title: 'What brought the money',
  description: 'Every won deal, traced to what people followed first and last, and to what they told you.',
  emptyTitle: 'No deal has been won yet',
  empty:
    'When you win a deal, you’ll see here which story, post or campaign it came from: by the first link its person followed, by the last, and by what they told you.',
  notAttributed: 'Not attributed',
  by: { story: 'Story', post: 'Post', campaign: 'Campaign', network: 'Platform', offer: 'Offer' },
  period: { all: 'All time', year: 'Last 365 days', month: 'Last 30 days' },
  formula:
    'First touch: the first link of yours that a deal’s person followed, or the form they filled in. Last touch: the last one before the deal was won, if it was within 90 days. Each column divides the whole won total, with what leads nowhere under “Not attributed”, and the two count the same deals, so they’re never added up. They told you: the story they named when you asked how they came across you. Between: by first touch alone, up to first touch and what they told you together.',
} as const

export const IMPORT_TEXTS = {
  description:
    'Export a statement from your bank or Stripe as CSV. We match each payment to a deal by its reference, such as BH-7K2M, and you check them before anything is added. A payment is added once, even if you import the same statement again.',
  columns:
    'With headings in the first row, such as Date, Description and Amount or Paid in. Dates like 20/11/2026 are read as day, month, year. Amounts are in pounds.',
  example: 'Date,Description,Amount\n20/11/2026,J BLAKE BH-7K2M,1200.00',
  noMatch:
    'No new payment in this statement has a reference of one of your deals. You’ll find a deal’s reference on its page. Ask people to use it when they pay.',
} as const

/** What a preview of a statement leaves out, a sentence for each reason. */
export function skippedTexts(preview: {
  readonly taken: number
  readonly counts: Readonly<Record<'unnamed' | 'out' | 'unpaid' | 'foreign' | 'unread' | 'later', number>>
  readonly isCut: boolean
}): string[] {
  const { taken, counts, isCut } = preview
  const lines = (count: number) => (count === 1 ? '1 line' : `${numberText(count)} lines`)
  const reasons = [
    [taken, 'added before'],
    [counts.unnamed, 'without a reference'],
    [counts.out, 'with money going out, or none coming in'],
    [counts.unpaid, 'not paid, or refunded'],
    [counts.foreign, 'in another currency'],
    [counts.unread, 'with a date or an amount we can’t read'],
    [counts.later, 'with a date that hasn’t come yet'],
  ] as const
  const skipped = reasons.flatMap(([count, reason]) => (count > 0 ? [`${lines(count)} ${reason}`] : []))
  const most = numberText(MOST_STATEMENT_LINES)
  return isCut
    ? [...skipped, `Everything after the first ${most} lines. Import the rest as another file.`]
    : skipped
}
