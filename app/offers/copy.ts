import { readOnlyText } from '#app/billing/copy/read-only.ts'

type OfferRefusal = 'read_only' | 'not_in_plan' | 'not_found' | 'full'

/** What a refused offer says. */
export const OFFER_REFUSALS: Readonly<Record<OfferRefusal, string>> = {
  read_only: readOnlyText,
  not_in_plan: 'Sales Hub is part of Pro. Upgrade to change your offers.',
  not_found: 'This offer no longer exists. It may have been deleted in another window.',
  full: 'An offer can answer 20 doubts. Remove one to add another.',
}

/** What an undo that came too late says. */
export const OFFER_RESTORE_TOO_LATE = 'It’s too late to undo this. We keep deleted items for 30 days.'

export const OFFER_TEXTS = {
  emptyTitle: 'Describe your first offer',
  empty:
    'Say who it’s for, what you promise and what it costs. Answer the doubts you hear most, add the stories that show it, and share it as a page of its own.',
  example:
    'The Saturday bread course. For people who’ve thrown away a flat loaf. £95 a person, including VAT.',
  statuses: {
    draft: 'Only you can see it. Publish it when you’d show it to a customer.',
    published: 'Anyone with the address can see it.',
    archived: 'Out of sight, with its page offline. Its deals stay.',
  },
  moves: {
    draft: [
      ['published', 'Publish'],
      ['archived', 'Archive'],
    ],
    published: [
      ['draft', 'Take offline'],
      ['archived', 'Archive'],
    ],
    archived: [
      ['published', 'Publish again'],
      ['draft', 'Back to draft'],
    ],
  },
  proofs: 'A story is shown only while everyone in it allows it. We check each time the page is opened.',
  objections: 'The questions you’re asked before someone buys, each with your honest answer.',
} as const
