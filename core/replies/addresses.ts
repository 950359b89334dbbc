/** Longest address that mail programs and Windows take from a browser, in characters. */
export const MOST_ADDRESS = 2_000

/** What opens a mail program with the reply in it; null when it is too long for that, or there is no email. */
export function mailtoAddress(email: string, { subject, body }: { subject: string; body: string }) {
  if (email === '') return null
  const query = [
    ...(subject === '' ? [] : [`subject=${encodeURIComponent(subject)}`]),
    `body=${encodeURIComponent(body.toWellFormed().replace(/\r?\n/g, '\r\n'))}`,
  ]
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`
  return address.length > MOST_ADDRESS ? null : address
}

/** What opens WhatsApp with the reply in it; null when the number cannot be told, or the reply is too long. */
export function whatsappAddress(phone: string, { body }: { body: string }): string | null {
  const number = whatsappNumber(phone)
  if (number === null) return null
  const address = `https://wa.me/${number}?text=${encodeURIComponent(body.toWellFormed())}`
  return address.length > MOST_ADDRESS ? null : address
}

/**
 * A phone number as WhatsApp wants it: digits with the country first. Numbers without a country are read as British
 * mobiles (07…); any other could be anybody's, so it gives null.
 */
export function whatsappNumber(phone: string): string | null {
  const written = phone.trim().replace(/\(0\)/g, '')
  const digits = written.replace(/\D/g, '')
  if (written.startsWith('+')) return isLong(digits) ? digits : null
  if (digits.startsWith('00')) return isLong(digits.slice(2)) ? digits.slice(2) : null
  return /^07\d{9}$/.test(digits) ? `44${digits.slice(1)}` : null
}

/** By E.164 a number has at most 15 digits, and no country begins with 0. */
function isLong(digits: string): boolean {
  return /^[1-9]\d{7,14}$/.test(digits)
}
