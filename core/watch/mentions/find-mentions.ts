import { foldText } from '../words.ts'
import { type TextWord, textWords } from './text-words.ts'
import type { Thing } from './things.ts'

/** Where a text mentions a thing. */
export interface MentionPlace {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** What is looked for, laid out so that each word of a text is looked at once, however many things there are. */
export interface MentionSearch {
  readonly things: WordTree
  readonly ruledOut: WordTree
}

interface WordTree {
  readonly next: Map<string, WordTree>
  /** What ends here; '' for nothing. */
  key: string
}

/** Lays out what is looked for, once for many texts. `ruledOut` are words with which a text mentions nothing. */
export function mentionSearch(
  things: readonly Pick<Thing, 'key'>[],
  ruledOut: readonly string[],
): MentionSearch {
  return { things: treeOf(things.map(({ key }) => key)), ruledOut: treeOf(ruledOut.map(foldText)) }
}

function treeOf(keys: readonly string[]): WordTree {
  const root: WordTree = { next: new Map(), key: '' }
  for (const key of keys.filter(Boolean)) {
    let node = root
    for (const word of key.split(' ')) {
      const next = node.next.get(word) ?? { next: new Map(), key: '' }
      node.next.set(word, next)
      node = next
    }
    node.key = key
  }
  return root
}

/**
 * Where the parts of an item (its title, its summary) mention things, part by part: whole words in their order, whatever
 * their accents and case. Nowhere when any part holds a word that rules it out. Names in names are both found.
 */
export function findMentions(parts: readonly string[], search: MentionSearch): MentionPlace[][] {
  const words = parts.map(textWords)
  if (words.some(each => placesOf(each, search.ruledOut).length > 0)) return parts.map(() => [])
  return words.map(each => placesOf(each, search.things))
}

function placesOf(words: readonly TextWord[], tree: WordTree): MentionPlace[] {
  if (tree.next.size === 0) return []
  const places: MentionPlace[] = []
  for (const [at, first] of words.entries()) {
    let node = tree.next.get(first.word)
    for (let last = at; node; last += 1) {
      const end = words[last]?.end ?? first.end
      if (node.key !== '') places.push({ key: node.key, start: first.start, end })
      const next = words[last + 1]
      node = next && node.next.get(next.word)
    }
  }
  return places
}
