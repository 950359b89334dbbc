const ALPHABET = '234567abcdefghijklmnopqrstuvwxyz'

/**
 * A record's name by its time, sortable as text: 13 characters, of 53 bits for microseconds and 10 for whoever made it.
 * `clockId` is 0 to 1023; anything else is cut to that.
 */
export function recordKey(at: Date, clockId: number): string {
  let bits = ((BigInt(at.getTime()) * 1000n) << 10n) | BigInt(clockId & 1023)
  let key = ''
  for (let place = 0; place < 13; place++) {
    key = ALPHABET[Number(bits & 31n)] + key
    bits >>= 5n
  }
  return key
}
