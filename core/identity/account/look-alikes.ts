/** What is not seen in an address: zero-width characters, marks of direction, soft hyphens and the like. */
const HIDDEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Alphabets whose letters look alike, or that nobody mixes within one name. Whatever is in none of them counts as one more. */
const ALPHABETS = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  armenian: /\p{Script=Armenian}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
  cherokee: /\p{Script=Cherokee}/u,
  eastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
} as const

/** Letters of other alphabets that cannot be told from Latin ones. */
const LIKE_LATIN = /^[аԁеһіїјӏорсԛѕԝхуүҽпгѵѡѐёαβεικνορτυωχϲϳհոսօցզ]+$/u

/** Which alphabets a name is written in. Digits, signs and accents belong to all of them. */
function alphabetsOf(name: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const character of name) {
    const isForeignDigit = /\p{Nd}/u.test(character) && !/[0-9]/.test(character)
    if (!/\p{L}/u.test(character) && !isForeignDigit) continue
    const alphabet = Object.entries(ALPHABETS).find(([, letters]) => letters.test(character))
    found.add(alphabet?.[0] ?? 'another')
  }
  return found
}

/** Chinese, Japanese and Korean are written with Latin letters among them; no others are mixed. */
function isMixed(name: string): boolean {
  const alphabets = alphabetsOf(name)
  if (alphabets.has('eastAsian')) return [...alphabets].some(one => one !== 'eastAsian' && one !== 'latin')
  return alphabets.size > 1
}

/** Is a name of another alphabet made of nothing but letters that look Latin? */
function looksLatin(name: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, '')
  return letters !== '' && LIKE_LATIN.test(letters)
}

/**
 * Could an address be taken for another one? True where it holds characters that nobody sees, where the part before the @
 * or one name of its domain mixes alphabets (a Cyrillic `а` in a Latin address), and where one is written in another
 * alphabet with nothing but letters that look Latin, before or below a Latin ending. Addresses in one alphabet are fine,
 * whichever it is. Looked at as it will be stored, so that compatibility forms hide nothing; false for what is no text.
 */
export function hasLookAlikes(email: unknown): boolean {
  if (typeof email !== 'string' || email.length > 4096) return false
  if (HIDDEN.test(email)) return true
  const address = email.normalize('NFKC').toLowerCase().trim()
  if (HIDDEN.test(address)) return true
  const at = address.lastIndexOf('@')
  const labels = address.slice(at + 1).split('.')
  const names = [address.slice(0, Math.max(0, at)), ...labels]
  if (names.some(isMixed)) return true
  const hasLatinEnding = /^[a-z0-9-]+$/.test(labels.at(-1) ?? '')
  return hasLatinEnding && names.some(looksLatin)
}
