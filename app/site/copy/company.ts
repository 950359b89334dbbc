/** Who we are, for the foot of a page. */
export const COMPANY_LINE = 'Made in the United Kingdom. Prices in pounds, VAT included where it applies.'
