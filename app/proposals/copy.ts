import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { ProposalVatMode } from '#core/proposals/lines.ts'
import { formatPence } from '#core/shared/money.ts'

type RefusalReason =
  | 'read_only'
  | 'not_in_plan'
  | 'not_found'
  | 'not_draft'
  | 'changed_elsewhere'
  | 'no_lines'
  | 'no_email'
  | 'day_passed'
  | 'already_accepted'

/** What a proposal that cannot be changed, sent or deleted says. */
export const PROPOSAL_REFUSALS: Readonly<Record<RefusalReason, string>> = {
  read_only: readOnlyText,
  not_in_plan: 'Sales Hub is part of Pro. Upgrade to change your proposals.',
  not_found: 'This proposal no longer exists. It may have been deleted in another window.',
  not_draft: 'This proposal was sent, so it can’t change. Make a new version instead.',
  changed_elsewhere: 'This proposal was changed in another window. Open it again to see what’s saved now.',
  no_lines: 'Add at least one line before you send it.',
  no_email: 'This person has no email. Add one on their page, or create a link and send it yourself.',
  day_passed: 'The last day to accept has passed. Choose a later one.',
  already_accepted: 'The version before this one has been accepted, so this one can’t be sent.',
}

/** What an undo that came too late says. */
export const PROPOSAL_RESTORE_TOO_LATE = 'It’s too late to undo this. We keep deleted items for 30 days.'

export const PROPOSAL_TEXTS = {
  emptyTitle: 'Make your first proposal',
  empty:
    'A proposal says what you’ll do, for how much and until when. They accept, decline or ask on a page of its own. Open a deal in your pipeline and choose “New proposal”.',
  emptyExample: 'Team day for 12, £1,200. Option: photos, £250. Open until 4 December.',
} as const

/** What a proposal says of VAT, where the founder chooses. */
export const VAT_MODE_TEXTS: Readonly<Record<ProposalVatMode, string>> = {
  none: 'No VAT',
  included: 'Prices include VAT',
  added: 'VAT is added to the prices',
}

/** What whoever reads a proposal is told once nothing can be decided any more. */
export const PUBLIC_TEXTS = {
  expired:
    'The last day to accept this proposal has passed. You can still ask a question, or for a new date.',
  superseded: 'There’s a newer version of this proposal. This one can’t be accepted any more.',
  accepted: 'This proposal has been accepted.',
  declined: 'This proposal has been declined.',
  totalChanged: 'The total has changed because other options were chosen. Check it, then accept again.',
  tooMany: 'There are too many questions here already. Please get in touch directly.',
} as const

/** What the button that accepts says. */
export function acceptText(totalPence: number): string {
  return `Accept for ${formatPence(totalPence)}`
}
