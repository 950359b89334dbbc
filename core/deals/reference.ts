/** Neither vowels, so that no words arise, nor what is easily taken for something else (0 O, 1 I L). */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ'
const LENGTH = 4
const PREFIX = 'BH-'

/** References for a new deal, such as 'BH-7K2M', one from every four of the random `bytes`; the first free one is taken. */
export function referencesFrom(bytes: Uint8Array): string[] {
  return Array.from({ length: Math.floor(bytes.length / LENGTH) }, (_, n) => {
    const code = Array.from(
      bytes.subarray(n * LENGTH, (n + 1) * LENGTH),
      byte => LETTERS[byte % LETTERS.length],
    )
    return PREFIX + code.join('')
  })
}

/**
 * All references in a line of a statement, each once and in the form we write them. Banks drop hyphens, put spaces
 * there and change the case; letters or digits that go on right before or after it make it something else.
 */
export function findReferences(line: string): string[] {
  const pattern = new RegExp(`(?<![A-Z0-9])BH[\\s_.:/-]{0,2}([${LETTERS}]{${LENGTH}})(?![A-Z0-9])`, 'g')
  const found = Array.from(line.toUpperCase().matchAll(pattern), ([, code]) => `${PREFIX}${code}`)
  return [...new Set(found)]
}
