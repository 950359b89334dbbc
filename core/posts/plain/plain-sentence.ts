import { atFirstUse } from '../../shared/at-first-use.ts'
import { breaksGrammar, takesAn } from '../../shared/grammar/joints.ts'
import { plainRules } from './phrase-rules.ts'
import type { Place, PlainRule } from './rule.ts'

/** A change within a sentence; `end` is exclusive. */
export interface PlainEdit {
  readonly start: number
  readonly end: number
  readonly instead: string
}

/** Longer than this, in UTF-16 units, it is no sentence that a rule understands. */
const MOST_LENGTH = 600
/** Changes to one sentence. */
const MOST_EDITS = 12

/** Beginnings of words of which every rule needs one: most sentences hold none and are not looked at further. */
const HINTS =
  /announc|shar|reveal|report|introduc|present|launch|unveil|to say|tell|let you|leverag|utili[sz]|harness|unleash|tap|dive|diving|delv|extra mile|reach|touch|circl|embark|level|elevat|charg|optimi[sz]|streamlin|showcas|spearhead|kick|revolutioni|empower|endeavour|striv|strove|commenc|skyrocket|enabl|allow|passionate|committed|dedicated|able to|ability|opportunity|range|variety|array|number of|plethora|myriad|majority|-class|-edge|-the-art|game-|notch|difference|in order|process of|each and|foremost|completely|unique|end result|bonus|free gift|plans|without|important to|noting|fact|truth|needless|said and done|thing[:,]|wanted to|the day|this day|today['’]s|in time|near future|event that|such time|exception|proximity|prior to|basis|regard|pride|last but|said,/iu

/** What somebody said is theirs. */
const QUOTED = /["“”«»]/u

const WORD_BEFORE = /[\p{L}\p{N}][\p{L}\p{N}’'-]*$/u

function wordsBefore(text: string, at: number): string[] {
  const found: string[] = []
  let end = at
  while (found.length < 4) {
    const head = text.slice(Math.max(0, end - 40), end)
    const bare = head.trimEnd()
    const word = WORD_BEFORE.exec(bare)?.[0]
    if (word === undefined) break
    found.push(word.toLowerCase().replaceAll('’', "'"))
    end -= head.length - bare.length + word.length
  }
  return found
}

function placeOf(text: string, match: RegExpExecArray): Place {
  const before = wordsBefore(text, match.index)
  const next = /^ ?([\p{L}\p{N}][\p{L}\p{N}’'-]*)/u.exec(text.slice(match.index + match[0].length))?.[1] ?? ''
  return { match, before, previous: before[0] ?? '', next: next.toLowerCase().replaceAll('’', "'") }
}

/** A hashtag, a handle, an address or a name: not ours to change. */
function isName(text: string, { match, previous }: Place): boolean {
  const before = text.slice(0, match.index)
  const run = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1)
  if (/[#@/\\._-]$/u.test(run) || run.includes('://') || run.startsWith('www.')) return true
  const first = match[0].charAt(0)
  const isCapital = first !== first.toLowerCase()
  return isCapital && first !== 'I' && (previous !== '' || match[0] === match[0].toUpperCase())
}

const FIRST_LETTER = /\p{L}/u
const capital = (text: string) => text.replace(FIRST_LETTER, letter => letter.toLocaleUpperCase('en-GB'))

/** The edit with its capital at the start of a sentence and the article in front that its first word takes. */
function fitted(text: string, place: Place, said: string): PlainEdit {
  const { match } = place
  let start = match.index
  let end = start + match[0].length
  let instead = said
  if (!FIRST_LETTER.test(text.slice(0, start)) && /\p{Lu}/u.test(match[0].charAt(0))) {
    if (FIRST_LETTER.test(instead)) instead = capital(instead)
    else {
      const word = /^[\p{L}\p{N}’'-]+/u.exec(text.slice(end, end + 60))?.[0] ?? ''
      instead += capital(word)
      end += word.length
    }
  }
  const article = /^an?$/.exec(place.previous)?.[0]
  const first = /^\s*([\p{L}\p{N}][\p{L}\p{N}-]*)/u.exec(instead + text.slice(end, end + 40))?.[1]
  if (article !== undefined && first !== undefined && (article === 'an') !== takesAn(first)) {
    const from = text.lastIndexOf(text.slice(0, start).trimEnd().at(-1) ?? '', start)
    const begin = from - article.length + 1
    const written = text.charAt(begin) === 'A' ? 'A' : 'a'
    instead = `${written}${takesAn(first) ? 'n' : ''}${text.slice(from + 1, start)}${instead}`
    start = begin
  }
  return { start, end, instead }
}

function applied(text: string, { start, end, instead }: PlainEdit): string {
  return text.slice(0, start) + instead + text.slice(end)
}

function firstEdit(sentence: string, rules: readonly PlainRule[]): PlainEdit | null {
  for (const rule of rules) {
    for (const match of sentence.matchAll(rule.pattern)) {
      const place = placeOf(sentence, match)
      if (isName(sentence, place)) continue
      const said = rule.say(place)
      if (said === null) continue
      const edit = fitted(sentence, place, said)
      const changed = applied(sentence, edit)
      if (changed !== sentence && !breaksGrammar(sentence, changed)) return edit
    }
  }
  return null
}

function isLeftAlone(sentence: string): boolean {
  return sentence.length > MOST_LENGTH || !HINTS.test(sentence) || QUOTED.test(sentence)
}

const cutRules = atFirstUse(() => plainRules().filter(rule => rule.isCut))

/**
 * The first change that says a sentence more plainly, whole phrases before words; null when it has nothing worn that the
 * rules can say well. No change breaks the grammar of the sentence, and what stands in quotation marks is left alone.
 */
export function plainEdit(sentence: string): PlainEdit | null {
  if (isLeftAlone(sentence)) return null
  return firstEdit(sentence, plainRules())
}

function plain(sentence: string, rules: readonly PlainRule[]): string {
  if (isLeftAlone(sentence)) return sentence
  let text = sentence
  for (let count = 0; count < MOST_EDITS; count++) {
    const edit = firstEdit(text, rules)
    if (edit === null) return text
    text = applied(text, edit)
  }
  return text
}

/** A sentence said plainly: every worn phrase that has a plain stand-in replaced, the rest as written. */
export function plainSentence(sentence: string): string {
  return plain(sentence, plainRules())
}

/** A sentence with the words taken out that say nothing; no word is added. */
export function trimmedSentence(sentence: string): string {
  return plain(sentence, cutRules())
}
