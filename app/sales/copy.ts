import { formatPence } from '#core/shared/money.ts'

export const SALES_TEXTS = {
  title: 'Sales Hub',
  description: 'The people your posts bring, and what they buy.',
  emptyTitle: 'No one is waiting for you',
  empty:
    'When someone fills in a form of yours, asks about a proposal or is due a next step, they’re listed here with the reason.',
  emptyExample: 'Reply to Jo Blake. Filled in “Bread course”, 5 hours ago. No reply yet.',
  notInPlan: 'Sales Hub is part of Pro. You can still read and export what’s here.',
  readOnly: 'Your plan has ended. You can still read and export what’s here.',
  money: 'Open deals',
} as const

/** Open deals in a sentence, with what they rest on. */
export function openPoundsText(sums: {
  openDeals: number
  openPence: number
  weightedPence: number
}): string {
  if (sums.openDeals === 0) return 'No open deals.'
  const deals = sums.openDeals === 1 ? '1 open deal' : `${sums.openDeals} open deals`
  return `${deals}. Weighted by their chances: ${formatPence(sums.weightedPence)}.`
}
