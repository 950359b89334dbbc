import { sanitiseFilename } from '../shared/sanitise/values.ts'
import { readText } from '../shared/untrusted.ts'

/** Letters that a file's name takes of its words. */
const WORDS_LENGTH = 50

/** Words as a part of a file's name: 'Café, 7am' gives 'cafe-7am'; '' for nothing that can stand there. */
export function plainWords(words: string): string {
  return readText(words)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, WORDS_LENGTH)
    .replace(/^-+|-+$/g, '')
}

/**
 * What a file of the vault is called: its day, its words and the start of its id, so that no two are called alike, such as
 * '2026-11-20-oak-on-the-bench-1f0c22ab.jpg'. Nothing in it can leave the folder it is unpacked into.
 */
export function vaultFileName(file: { day: string; words: string; id: string; ending: string }): string {
  const parts = [file.day, plainWords(file.words), file.id.slice(0, 8)].filter(part => part !== '')
  return sanitiseFilename(`${parts.join('-')}.${file.ending}`)
}
