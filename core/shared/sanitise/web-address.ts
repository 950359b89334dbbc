/** What a name may not hold, said beside its field. */
export const WEB_ADDRESS_MESSAGE = 'Enter a name without a web address'

/** Words before a dot that are part of many names. */
const TITLES = /^(?:st|dr|mr|mrs|ms|mx|prof|sr|jr|fr|rev)\./i
/** Endings that make even one letter before the dot an address. */
const SHORT_ADDRESS =
  /(?:^|[^\p{L}\p{N}])[\p{L}\p{N}]\.(?:co|com|net|org|io|me|ly|gg|to|cc|tv|ai|app|dev|info|link|page|site|shop|top|xyz|biz)(?:$|[^\p{L}\p{N}])/iu

/**
 * Would a mail program turn part of this text into a link? True for `https://…`, `www.…`, addresses of mailboxes and
 * machines, and for what looks like a domain (`example.com`), also with look-alike dots. Initials and titles (`J.R.R.`,
 * `St.John`) are no addresses. For names, which need no links; false for what is no text.
 */
export function hasWebAddress(input: unknown): boolean {
  if (typeof input !== 'string') return false
  const text = input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。．｡․]/gu, '.')
  if (/:\/\/|\bwww\.|\bhttps?:|\bmailto:|\d\.\d{1,3}\.\d{1,3}\.\d/i.test(text)) return true
  return text.split(/[\s,;()<>"“”]+/u).some(word => {
    const name = word.replace(TITLES, '')
    // Of fixed length, so that no text takes longer than its length.
    return (
      /[\p{L}\p{N}][\p{L}\p{N}-]\.\p{L}\p{L}/u.test(name) ||
      SHORT_ADDRESS.test(name) ||
      /\.\p{L}{2,}\//u.test(name)
    )
  })
}
