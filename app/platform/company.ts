/** Where people reach us; shown on legal pages, errors and mails. */
export const SUPPORT_EMAIL = 'support@brandhearth.test'
