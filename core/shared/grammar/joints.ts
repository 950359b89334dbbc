/**
 * Joints: where one word meets the next. A rewrite by rule can break them ("we are have news", "a hour", "to using"), so
 * every rewrite is held against the sentence it came from and dropped when a joint is broken that was whole before.
 */
import { type Token, tokens } from './shape.ts'
import { BASE_VERBS, NOUN_TOO, PAST, THIRD_PERSON } from './words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const DETERMINERS = set('a an the my your our their every')
const MORE_DETERMINERS = set('a an the my your our their its this these those every')
const PREPOSITIONS = set('of with for from into at without between by about')
/** Two that do stand side by side: "talks of about an hour". */
const PREPOSITION_PAIRS: ReadonlySet<string> = new Set([
  'for about',
  'of about',
  'with about',
  'at about',
  'from about',
  'by about',
  'from between',
  'of between',
  'of at',
  'from at',
])
const CONJUNCTIONS = set('and or but because although if')
const SUBJECTS = set('i we they he she')
const BE = set("am is are was were be been being i'm we're you're they're he's she's")
const PRESENT_BE = set('am is are was were')
const AFTER_BE = set(
  'am is are was were have has do does did can could will would shall should must may might',
)
const MODALS = set('can could will would shall should must might cannot')
const AFTER_MODAL = set(
  'am is are was were has had does did can could will would shall should must might to been being',
)
const AFTER_TO = set(
  'am is are was were has had does did can could will would shall should must might to been',
)
const MAY_REPEAT = set('that had very really so no bye ha now long far many much again over more never and')
const NO_GERUND = set(
  'thing nothing something anything everything king ring spring string wing morning evening wedding building being ceiling sibling during bring sing',
)

/** Words with a spelling that says otherwise than their sound, by how they begin. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|util|euro|eul|ewe|one\b|once|ubiq|uk\b|u-|user)/
const VOWEL_SOUND =
  /^(?:hour|honest|honou?r|heir|8|11\b|18\b|[aefhilmnorsx]\d|mp\b|nhs|html|faq|sme|seo\b|s-)/

/** Whether a word takes "an": by its sound, as far as its spelling tells. */
export function takesAn(word: string): boolean {
  const lower = word.toLowerCase()
  if (VOWEL_SOUND.test(lower)) return !/^seo/.test(lower)
  return /^[aeiou]/.test(lower) && !CONSONANT_SOUND.test(lower)
}

/** The name of what is wrong between two words that stand side by side; null when nothing is. */
function brokenJoint(one: string, two: string): string | null {
  if ((one === two && !MAY_REPEAT.has(one)) || (one.length > 3 && two.startsWith(one) && two !== one))
    return 'the same word twice'
  if (one === 'a' && takesAn(two)) return 'a for an'
  if (one === 'an' && !takesAn(two)) return 'an for a'
  if (DETERMINERS.has(one)) {
    const isBroken =
      MORE_DETERMINERS.has(two) ||
      PREPOSITIONS.has(two) ||
      CONJUNCTIONS.has(two) ||
      SUBJECTS.has(two) ||
      PRESENT_BE.has(two)
    if (isBroken) return 'an article without its noun'
  }
  if (BE.has(one) && (AFTER_BE.has(two) || (BASE_VERBS.has(two) && !NOUN_TOO.has(two) && two !== 'open')))
    return 'two verbs'
  if (MODALS.has(one) && (AFTER_MODAL.has(two) || (THIRD_PERSON.has(two) && !NOUN_TOO.has(two))))
    return 'two verbs'
  if (one === 'to' && (AFTER_TO.has(two) || (PAST.has(two) && !BASE_VERBS.has(two))))
    return 'to without its verb'
  if (one === 'to' && /.ing$/.test(two) && !NO_GERUND.has(two)) return 'to before -ing'
  if (PREPOSITIONS.has(one) && PREPOSITIONS.has(two) && !PREPOSITION_PAIRS.has(`${one} ${two}`))
    return 'two prepositions'
  if (PREPOSITIONS.has(one) && (SUBJECTS.has(two) || PRESENT_BE.has(two)))
    return 'a preposition without its noun'
  if (/^(?:and|or|but)$/.test(one) && /^(?:and|or|but|of)$/.test(two)) return 'two conjunctions'
  return disagrees(one, two) ? 'a verb in the wrong person' : null
}

function disagrees(subject: string, verb: string): boolean {
  if (subject === 'i') return /^(?:is|are|has|does)$/.test(verb) || isThird(verb)
  if (/^(?:we|they|you)$/.test(subject)) return /^(?:am|is|was|has|does)$/.test(verb) || isThird(verb)
  return /^(?:he|she)$/.test(subject) && /^(?:am|are|have|do)$/.test(verb)
}

function isThird(verb: string): boolean {
  return THIRD_PERSON.has(verb)
}

/** Whether "many options" has a verb for one thing in front ("there is many options") or behind it. */
function isSingularAround(all: readonly Token[], at: number): boolean {
  if (/^(?:is|was|there's)$/.test(all[at - 1]?.word ?? '')) return true
  const noun = all.slice(at + 1, at + 4).findIndex(token => /[^s]s$/.test(token.word))
  const verb = noun < 0 ? '' : (all[at + 2 + noun]?.word ?? '')
  return /^(?:is|was|has|does)$/.test(verb) || THIRD_PERSON.has(verb)
}

const DANGLING = set('a an the my your our their and or but of with from into because')

function faultsOf(all: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (fault: string) => counts.set(fault, (counts.get(fault) ?? 0) + 1)
  for (const [at, token] of all.entries()) {
    const next = all[at + 1]
    if (!next) {
      if (DANGLING.has(token.word)) count('an end without its noun')
      continue
    }
    if (token.word === 'many' && isSingularAround(all, at)) count('a verb in the wrong person')
    const fault = next.before === '' ? brokenJoint(token.word, next.word) : null
    if (fault !== null) count(fault)
  }
  return counts
}

/** Marks that no sentence has side by side. */
const BAD_MARKS = /[,;:]\s*[,;:.!?]|\s[,.!?](?:\s|$)|^\s*[,;:.!?]/u

/**
 * The joints of a sentence that are broken, each by name; none for a whole sentence. Made for telling what a change broke:
 * a single fault can be right in rare company ("look forward to using"), which `breaksGrammar` allows for.
 */
export function brokenJoints(sentence: string): string[] {
  return [...faultsOf(tokens(sentence)).keys()]
}

/** Who or what a sentence can be about: a pronoun, or a noun with its article. */
const SUBJECT =
  /\b(?:i|we|you|he|she|it|they|there|this|that|these|those|who|what|everyone|someone|nobody|nothing|everything|i['’]\w+|we['’]\w+|you['’]\w+|it['’]s|they['’]\w+|here['’]s|there['’]s|that['’]s|what['’]s)\b/iu

/** Whether the change from one sentence to another broke a joint, left marks behind or took the subject away. */
export function breaksGrammar(before: string, after: string): boolean {
  const said = tokens(after)
  if (said.length === 0) return true
  const faults = faultsOf(said)
  const old = faultsOf(tokens(before))
  for (const [fault, count] of faults) if (count > (old.get(fault) ?? 0)) return true
  if (BAD_MARKS.test(after) && !BAD_MARKS.test(before)) return true
  const first = said[0]?.raw ?? ''
  const isSmall = first !== first.toUpperCase() && first.charAt(0) === first.charAt(0).toLowerCase()
  if (isSmall && /^\P{L}*\p{Lu}/u.test(before)) return true
  return SUBJECT.test(before) && !SUBJECT.test(after) && opensWithoutSubject(said)
}

const NO_SUBJECT = set(
  'am is are was were be been being have has had do does did can could will would to and or but of with that because',
)

function opensWithoutSubject(said: readonly Token[]): boolean {
  const word = said[0]?.word ?? ''
  return NO_SUBJECT.has(word) || THIRD_PERSON.has(word)
}
