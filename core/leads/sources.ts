/** How somebody first came into the list of people. */
export const LEAD_SOURCES = ['form', 'quiz', 'compass', 'import', 'typed', 'api', 'proposal'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]

/** Lines of a person's timeline. */
export const LEAD_EVENT_KINDS = [
  'visit',
  'form',
  'quiz',
  'compass',
  'confirmed',
  'answered_post',
  'message_sent',
  'message_received',
  'note',
  'meeting',
  'imported',
  'added',
  'merged',
  'deal',
  'proposal',
  'payment',
  'consent',
  'file',
] as const
export type LeadEventKind = (typeof LEAD_EVENT_KINDS)[number]

/** The line that each source leaves. */
export const SOURCE_EVENTS: Readonly<Record<LeadSource, LeadEventKind>> = {
  form: 'form',
  quiz: 'quiz',
  compass: 'compass',
  import: 'imported',
  typed: 'added',
  api: 'form',
  proposal: 'proposal',
}

/** Sources in which the person did something and expects a reply: neither an import nor a founder's typing. */
export function isOwnDoing(source: LeadSource): boolean {
  return source !== 'import' && source !== 'typed'
}

export const CONSENT_CHANNELS = ['email', 'phone', 'whatsapp', 'post'] as const
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number]

export const CONSENT_STATES = ['given', 'asked', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

export const CONSENT_BASES = ['consent', 'soft_opt_in', 'contract', 'legitimate_interest'] as const
export type ConsentBasis = (typeof CONSENT_BASES)[number]
