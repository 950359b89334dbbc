/** How far an offer is: being written, on its public page, or out of sight. */
export const OFFER_STATUSES = ['draft', 'published', 'archived'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

export const OFFER_STATUS_LABELS: Readonly<Record<OfferStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
}

/** A public address is no longer than this many characters; a longer one is not looked up. */
export const OFFER_SLUG_MOST = 80
