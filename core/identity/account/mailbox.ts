import { normaliseEmail } from './email.ts'

/** Where dots in the first part mean nothing, and which of its names is the one to compare by. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/**
 * The mailbox behind an address, to tell whether two addresses reach the same person: without what follows a `+` in the
 * first part, and at Gmail without dots and under one name. For comparing only, never for sending: some providers take
 * a `+` for a letter like any other. '' for what is no address.
 */
export function mailboxOf(email: unknown): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  if (at < 1) return ''
  const domain = address.slice(at + 1).replace(/\.$/, '')
  const [untagged = ''] = address.slice(0, at).split('+', 1)
  const canonical = WITHOUT_DOTS[domain]
  const local = canonical === undefined ? untagged : untagged.replaceAll('.', '')
  // An address that is nothing but a tag keeps it, or all of them would be one.
  return `${local === '' ? address.slice(0, at) : local}@${canonical ?? domain}`
}
