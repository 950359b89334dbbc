import { sanitiseText } from '../../shared/sanitise/text.ts'
import { readText } from '../../shared/untrusted.ts'

/** How much longer or shorter a polished sentence may be, and its most characters. */
const LENGTH = { least: 0.5, most: 2, characters: 500 } as const

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million once twice thrice half double triple dozen'
const NUMBERS = new RegExp(`\\d+(?:[.,:]\\d+)*|\\b(?:${NUMBER_WORDS.replaceAll(' ', '|')})\\b`, 'giu')
const NEGATIONS = /\b(?:not|no|never|nobody|nothing|none|nor|neither|without|stop|cannot)\b|n['’]t\b/giu
const QUOTES = /“[^”]*”/gu
const ADDRESSES = /https?:|www\.|[@<>[\]{}*_`#]/iu

function factsIn(text: string, pattern: RegExp): string {
  return (text.match(pattern) ?? [])
    .map(word => word.toLowerCase())
    .sort()
    .join('|')
}

/** Words with a capital inside a sentence: names, days, months. `I` is none. */
function names(text: string): string {
  const inside = [...text.matchAll(/\p{Lu}[\p{L}\p{N}’'-]*/gu)].filter(({ 0: word, index }) => {
    const isFirst = /(?:^|[.!?:…]\s+)$/.test(text.slice(0, index))
    return !isFirst && !/^I(?:['’]|$)/.test(word)
  })
  return [...new Set(inside.map(([word]) => word))].sort().join('|')
}

/**
 * Whether a reworded sentence says the same as the one it stands for, as far as words can show: the founder's own words
 * stand as quoted, no number, name or negation came or went, a question is still one, and nothing else was brought in. What
 * is not text is refused.
 */
export function keepsFacts(original: string, polished: unknown): boolean {
  const before = readText(original)
  const after = readText(polished)
  if (before === '' || after === '' || typeof polished !== 'string') return false
  if (after.length > LENGTH.characters || after.length > before.length * LENGTH.most) return false
  if (after.length < before.length * LENGTH.least) return false
  if (sanitiseText(after) !== after || /[\r\n]/.test(after)) return false
  if (factsIn(before, QUOTES) !== factsIn(after, QUOTES)) return false
  const [own, reworded] = [before.replace(QUOTES, ' “” '), after.replace(QUOTES, ' “” ')]
  if (ADDRESSES.test(reworded) || /["„«»”]/.test(reworded.replaceAll('“”', ''))) return false
  if (own.endsWith('?') !== reworded.endsWith('?')) return false
  return (
    [NUMBERS, NEGATIONS].every(pattern => factsIn(own, pattern) === factsIn(reworded, pattern)) &&
    names(own) === names(reworded)
  )
}
