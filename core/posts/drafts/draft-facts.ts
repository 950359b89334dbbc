import { brokenJoints } from '../../shared/grammar/joints.ts'
import { isBalanced } from '../../shared/grammar/sentences.ts'
import { ADVERBS, RELATIVES, SUBJECTS, SUBORDINATORS } from '../../shared/grammar/words.ts'
import { sentencesOf } from '../checks/sentences.ts'
import type { DraftRequest } from './types.ts'

/** What keeps a draft from being offered. */
export type DraftFault =
  | 'gap to fill'
  | 'invented figure'
  | 'invented name'
  | 'invented address'
  | 'invented quotation'
  | 'no post'
  | 'broken grammar'

/** A place that somebody would have to fill in. */
const GAPS =
  /\[[^\]\n]{1,80}\]|\{[^}\n]{1,80}\}|<[^>\n]{1,80}>|_{3,}|\bX{2,}\b|\b(?:TBC|TBD|TODO)\b|\blorem ipsum\b/giu
const ADDRESSES = /https?:\/\/[^\s)]+|\bwww\.[^\s)]+|(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]+/giu
const QUOTATIONS = /“([^“”]{1,400})”/gu
/** Marks of Markdown and the way a chat begins, neither of which belongs in a post. */
const MARKDOWN = /\*\*|^#{1,6}\s|^```|^\|.*\|$/mu
const CHAT =
  /^(?:sure|certainly|absolutely|of course)\b[!,.]|^here(?:['’]s| is| are)\b[^\n]{0,60}\b(?:versions?|rewrites?|drafts?|posts?|captions?)\b[^\n]{0,40}:|\bas an AI\b/iu
const FIGURES = /\p{N}+(?:[.,]\p{N}+)*(\s?(?:%|per\s?cent\b))?/giu
/** A number at the start of a line counts its items. */
const ITEM_NUMBER = /^[ \t]*\p{N}{1,2}[.)]\s/gmu
const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const PIECES = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[.!?…:]+|\n|[^\s\p{L}\p{N}]/gu

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBERS: ReadonlyMap<string, number> = new Map([
  // “One” and “zero” are words of every sort of sentence.
  ...UNITS.map((word, value) => [word, value] as const).slice(2),
  ...TENS.flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    ...UNITS.slice(1, 10).map((unit, value) => [`${word}-${unit}`, (at + 2) * 10 + value + 1] as const),
  ]),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])

/** What people do, and hardly anything else: in front of it stands somebody. */
const PEOPLE_DO = new Set(
  'said told asked wrote rang phoned called emailed texted came went walked sat laughed cried smiled whispered thought wanted booked bought paid signed says tells asks writes rings'.split(
    ' ',
  ),
)
/** What begins a sentence with a capital and is no name, though a verb follows. */
const isOpening = (word: string) =>
  [SUBJECTS, ADVERBS, RELATIVES, SUBORDINATORS].some(words => words.has(word)) ||
  /(?:s|ly|ing|ed)$/.test(word)
const CONTRACTED = new Set('it that here there what who how where let he she one today tonight'.split(' '))

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
const base = (word: string) => plain(word).replace(/'s?$/, '')

/** All texts somewhere in a value, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A text without the numbers of its items: their brackets open nothing, and what follows them begins a sentence. */
const unnumbered = (text: string) => text.replace(ITEM_NUMBER, '')

function figuresIn(text: string): string[] {
  const digits = Array.from(unnumbered(text).matchAll(FIGURES), ([found, percent]) => {
    const value = found.match(/^[\p{N}.,]+/u)?.[0].replaceAll(',', '') ?? ''
    return percent === undefined ? value : `${value}%`
  })
  const words = Array.from(text.matchAll(WORDS), ([word]) => NUMBERS.get(word.toLowerCase())).flatMap(
    value => (value === undefined ? [] : [String(value)]),
  )
  return [...digits, ...words]
}

const isI = (word: string) => /^I(?:['’]|$)/.test(word)

/** Words that can only be names: with a capital inside a sentence, or in front of what people do. */
function namesIn(text: string): string[] {
  const pieces = Array.from(text.matchAll(PIECES), ([piece]) => piece)
  const names: string[] = []
  let isStart = true
  for (const [at, piece] of pieces.entries()) {
    if (!/^[\p{L}\p{N}]/u.test(piece)) {
      isStart ||= !/^[,;)('’"”#&/–—-]$/u.test(piece)
      continue
    }
    const isCapital = /^\p{Lu}/u.test(piece) && !isI(piece)
    const isTag = pieces[at - 1] === '#'
    if (isCapital && !isTag && (!isStart || isNameAtStart(piece, pieces[at + 1] ?? '')))
      names.push(base(piece))
    isStart = false
  }
  return names
}

function isNameAtStart(word: string, next: string): boolean {
  if (/['’]s$/.test(word)) return !CONTRACTED.has(base(word))
  if (/^\p{Lu}\p{Ll}/u.test(next)) return true
  return PEOPLE_DO.has(next) && !isOpening(base(word))
}

/**
 * What a draft brings in that the written text, its story, the foundation and past posts do not hold, and what else keeps
 * it from being a post: gaps to fill, figures, names, addresses and quotations of its own, marks of a chat, and joints of
 * words that were whole before. Empty for one that can be offered. Rather finds too much than too little: there is always
 * another draft.
 */
export function draftFaults(draft: string, request: DraftRequest): DraftFault[] {
  const { text, post, story, foundation, history } = request
  const known = textsIn([text, post, story, foundation, history]).join('\n')
  const faults = new Set<DraftFault>()
  const bringsIn = (fault: DraftFault, found: readonly string[], isKnown: (piece: string) => boolean) => {
    if (found.some(piece => !isKnown(piece))) faults.add(fault)
  }
  const said = plain(known)
  const matches = (pattern: RegExp) => Array.from(draft.matchAll(pattern), ([match]) => plain(match))
  const written = plain(text)
  bringsIn('gap to fill', matches(GAPS), gap => written.includes(gap))
  bringsIn('invented address', matches(ADDRESSES), address => said.includes(address.replace(/[.,!?]+$/, '')))
  const wording = (words: string) => (plain(words).match(WORDS) ?? []).join(' ')
  const saidWords = ` ${wording(known)} `
  const quotations = Array.from(draft.matchAll(QUOTATIONS), ([, quoted = '']) => wording(quoted))
  bringsIn('invented quotation', quotations, quoted => saidWords.includes(` ${quoted} `))
  const figures = new Set(figuresIn(known))
  bringsIn('invented figure', figuresIn(draft), figure => figures.has(figure))
  const names = new Set((known.match(WORDS) ?? []).flatMap(word => [base(word), ...base(word).split('-')]))
  bringsIn('invented name', namesIn(unnumbered(draft)), name =>
    name.split('-').every(part => names.has(part)),
  )
  if (CHAT.test(draft) || (MARKDOWN.test(draft) && !MARKDOWN.test(text))) faults.add('no post')
  const isRagged = !isBalanced(unnumbered(draft)) && isBalanced(unnumbered(text))
  if (isRagged || brokenIn(draft, text).length > 0) faults.add('broken grammar')
  return [...faults]
}

/** Joints broken in sentences that the written text does not have, of kinds that it does not have either. */
function brokenIn(draft: string, text: string): string[] {
  const sentences = sentencesOf(text).map(sentence => sentence.text)
  const written = new Set(sentences)
  // Right in “look forward to using”; only a change of the same sentence shows that it is not.
  const old = new Set(['to before -ing', ...sentences.flatMap(brokenJoints)])
  return sentencesOf(draft)
    .filter(sentence => !written.has(sentence.text))
    .flatMap(sentence => brokenJoints(sentence.text))
    .filter(fault => !old.has(fault))
}
