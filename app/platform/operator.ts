/** Where people reach us; shown on legal pages, errors and mails. */
export const SUPPORT_EMAIL = 'support@brandhearth.test'

/** Who we are, for the foot of a page. */
export const COMPANY_LINE = 'Made in the United Kingdom. Prices in pounds, VAT included where it applies.'
