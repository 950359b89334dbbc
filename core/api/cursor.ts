const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A place in a list: what comes behind it is on the next page. */
export interface ListPlace {
  /** The instant that the list is sorted by, in whole microseconds since 1970. */
  readonly micros: number
  /** The row that stands there, for rows of one instant. */
  readonly id: string
}

/** The most microseconds that PostgreSQL takes as an instant here: the year 2255. */
const MOST_MICROS = Number.MAX_SAFE_INTEGER

/** A place as the opaque text that a caller hands back: base64url, so that it goes into an address as it is. */
export function cursorOf({ micros, id }: ListPlace): string {
  return toBase64Url(`${micros.toString(36)}.${id}`)
}

/** The place that a cursor stands for; null for a text that no list of ours gave. */
export function readCursor(cursor: string): ListPlace | null {
  if (!/^[\w-]{1,100}$/.test(cursor)) return null
  const [digits = '', id = '', more] = fromBase64Url(cursor).split('.')
  if (more !== undefined || !/^-?[0-9a-z]{1,11}$/.test(digits) || !UUID.test(id)) return null
  const micros = Number.parseInt(digits, 36)
  const place = { micros, id }
  // What another spelling stands for is refused, so that a place has one cursor.
  return Math.abs(micros) <= MOST_MICROS && cursorOf(place) === cursor ? place : null
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Of text in ASCII; this library knows no Buffer. */
function toBase64Url(text: string): string {
  let bits = ''
  for (const character of text) bits += character.charCodeAt(0).toString(2).padStart(8, '0')
  return (bits.match(/.{1,6}/g) ?? [])
    .map(six => ALPHABET[Number.parseInt(six.padEnd(6, '0'), 2)] ?? '')
    .join('')
}

function fromBase64Url(text: string): string {
  let bits = ''
  for (const character of text) bits += ALPHABET.indexOf(character).toString(2).padStart(6, '0')
  return (bits.match(/.{8}/g) ?? []).map(byte => String.fromCharCode(Number.parseInt(byte, 2))).join('')
}
