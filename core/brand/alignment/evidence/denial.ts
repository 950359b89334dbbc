import type { CompiledFoundation } from '../foundation/compile.ts'
import {
  BELIEFS,
  CARING,
  CLAIMS,
  CONTEMPT,
  DECEIVED,
  DISBELIEFS,
  DISMISSALS,
  FAREWELLS,
  FOOLS,
  HEARING,
  INSULTS,
  NEGATIONS,
  PEOPLE,
  RETORTS,
  SCORNS,
  SILLY,
  type Turns,
} from '../lexicon/denial.ts'
import { topicsOf } from '../lexicon/word-facts.ts'
import { hasPair, type WordPair } from '../text/pairs.ts'
import { rarityOf } from '../text/rarity.ts'
import type { Token } from '../text/tokenise.ts'
import type { Prose, Sentence } from './prose.ts'

/** A place where a text speaks against what the brand is for, or against the people it serves. */
export interface Objection {
  readonly kind: 'denied' | 'cruel'
  /** Numbers of its first word and of the word after its last. */
  readonly first: number
  readonly end: number
  /** The brand's word that is denied; `''` for contempt. */
  readonly target: string
  /** 0 to 1 for a denial; how many blows, for contempt. */
  readonly strength: number
  readonly sentence: number
}

/** A sentence without the commas: words, and the polarity of each for this brand. */
interface Line {
  readonly words: readonly string[]
  readonly tokens: readonly Token[]
  readonly first: number
  readonly sentence: number
}

/** Words at which a denial, or a blow, can begin or turn: all others are passed over. */
const DENYING: ReadonlySet<string> = new Set([
  ...DISMISSALS,
  ...BELIEFS,
  ...DISBELIEFS,
  ...FOOLS,
  ...CLAIMS,
  ...SCORNS,
  ...NEGATIONS,
  ...FAREWELLS.keys(),
  ...SILLY,
  ...HEARING,
  ...['true', 'care', 'right', 'case', 'wrong', 'foolish', 'mistake', 'disagree'],
])
const WOUNDING: ReadonlySet<string> = new Set([...INSULTS, ...SCORNS, ...CONTEMPT.keys(), 'stand', 'bear'])
const TURNING: ReadonlySet<string> = new Set([...DENYING, ...WOUNDING, ...RETORTS.keys()])

const COPULAS = new Set([
  'is',
  'are',
  'was',
  'were',
  "it's",
  "that's",
  'be',
  'as',
  "they're",
  "he's",
  "she's",
  "you're",
])
const US = new Set([
  'we',
  'i',
  "we've",
  "i've",
  "we're",
  "i'm",
  "we'd",
  "i'd",
  'our',
  'my',
  'us',
  'nobody',
  'one',
  'who',
  "we'll",
  "i'll",
  'customers',
  'clients',
])
const REACH = 6
const LEAST_SOUND = 0.3
/** Words before a copula among which its subject stands: further away is another thought, or an answer put before the text. */
const FARTHEST_BEFORE = 12
/** Words that one turn is looked through for, so that an endless sentence costs no more than its length. */
const FARTHEST = 50

/** The words of a text, those that stand beside each other, and its sentences. */
interface ReadText {
  readonly tokens: readonly Token[]
  readonly pairs: readonly WordPair[]
  readonly prose: Prose
}

/** Every denial and every contempt in the text. `text` is only looked at for quotation marks. */
export function findObjections(
  text: string,
  { tokens, pairs, prose }: ReadText,
  foundation: CompiledFoundation,
): Objection[] {
  const objections: Objection[] = []
  // A shuffle says nothing, so it denies nothing.
  if (prose.sound < LEAST_SOUND) return objections
  let quoted: ReadonlySet<Token> | undefined
  prose.sentences.forEach((sentence, index) => {
    if (!canObject(tokens, sentence)) return
    quoted ??= new Set([...quotedWords(text, tokens), ...answered(tokens, pairs, foundation)])
    const line = lineOf(tokens, sentence, index)
    const denial = denialIn(line, foundation, quoted)
    if (denial !== undefined) objections.push(denial)
    const saidBefore = prose.sentences[index - 1]
    if (saidBefore !== undefined && saidBefore.said >= 0.5 && isRetort(line, foundation)) {
      const before = lineOf(tokens, saidBefore, index - 1)
      const target = targetIn(before, 0, before.words.length, foundation)
      if (target !== '' && !objections.some(other => other.sentence === before.sentence))
        objections.push({
          kind: 'denied',
          ...span(before),
          target,
          strength: innerStrength(before, 0),
          sentence: before.sentence,
        })
    }
    const blows = blowsIn(line, foundation, quoted)
    if (blows > 0)
      objections.push({ kind: 'cruel', ...span(line), target: '', strength: blows, sentence: line.sentence })
  })
  return objections
}

/** False for a sentence without any word at which a denial, a retort or a blow can begin: most are passed over here. */
function canObject(tokens: readonly Token[], { first, end }: Sentence): boolean {
  for (let at = first; at < end; at += 1) if (TURNING.has(tokens[at]?.word ?? '')) return true
  return false
}

function lineOf(tokens: readonly Token[], { first, end }: Sentence, sentence: number): Line {
  const own = tokens.slice(first, end)
  return { words: own.map(token => token.word), tokens: own, first, sentence }
}

const span = (line: Line) => ({ first: line.first, end: line.first + line.words.length })

/** Which words stand between quotation marks: somebody else may be saying them. */
function quotedWords(text: string, tokens: readonly Token[]): ReadonlySet<Token> {
  const inside = new Set<Token>()
  if (!text.includes('"')) return inside
  let isOpen = false
  let mark = text.indexOf('"')
  for (const token of tokens) {
    while (mark >= 0 && mark < token.start) {
      isOpen = !isOpen
      mark = text.indexOf('"', mark + 1)
    }
    if (mark < 0 && !isOpen) break
    if (isOpen) inside.add(token)
  }
  return inside
}

/**
 * Words of the brand before and behind a text, as far as an answer has them in the same order: an answer put there denies
 * nothing, though its last word may be “wrong” or “a nuisance”.
 */
function answered(
  tokens: readonly Token[],
  pairs: readonly WordPair[],
  { pairs: answers, subject }: CompiledFoundation,
): Token[] {
  const own = new Map(pairs.map(pair => [pair.at, hasPair(answers, pair)]))
  const telling = tokens.flatMap((token, at) => (rarityOf(token) > 0 ? [at] : []))
  const isOwn = (at: number | undefined) => subject.has(tokens[at ?? -1]?.stem ?? '')
  // Where a comma or a stop parts two words of it, an answer may go on.
  const goesOn = (at: number | undefined) => own.get(at ?? -1) ?? isOwn(at)
  let first = 0
  if (isOwn(telling[0])) while (first + 1 < telling.length && goesOn(telling[first + 1])) first += 1
  let last = telling.length - 1
  if (isOwn(telling[last])) while (last > 0 && goesOn(telling[last])) last -= 1
  const before = isOwn(telling[0]) ? tokens.slice(telling[0], (telling[first] ?? 0) + 1) : []
  const behind = isOwn(telling.at(-1)) ? tokens.slice(telling[last]) : []
  return [...before, ...behind]
}

/** True for a word the brand is for: its own, and not among what it is against. */
function isFor(token: Token, foundation: CompiledFoundation): boolean {
  const { stem } = token
  if (foundation.against.has(stem)) return false
  if (rarityOf(token) < 0.2) return false
  return foundation.favoured.has(stem)
}

function isNear(token: Token, foundation: CompiledFoundation): boolean {
  if (rarityOf(token) < 0.4 || foundation.against.has(token.stem)) return false
  return topicsOf(token.stem).some(topic => (foundation.topics[topic] ?? 0) >= 0.5)
}

/** The first word from `from` on that the brand is for; where there is none, one of its subject; else `''`. */
function targetIn(line: Line, from: number, to: number, foundation: CompiledFoundation): string {
  let near = ''
  for (let at = Math.max(0, from); at < Math.min(to, from + FARTHEST, line.tokens.length); at += 1) {
    const token = line.tokens[at]
    if (token === undefined) continue
    if (isFor(token, foundation)) return token.word
    if (near === '' && isNear(token, foundation)) near = token.word
  }
  return near
}

function favouredIn(line: Line, from: number, to: number, foundation: CompiledFoundation): string {
  for (let at = Math.max(0, from); at < Math.min(to, from + FARTHEST, line.tokens.length); at += 1) {
    const token = line.tokens[at]
    if (token !== undefined && isFor(token, foundation)) return token.word
  }
  return ''
}

/** A clause that is itself negated is only half denied: “it is nonsense that we never shout”. */
function innerStrength(line: Line, from: number): number {
  return line.words.slice(from, from + FARTHEST).some(word => NEGATIONS.has(word)) ? 0.6 : 1
}

const isNegatedBefore = (words: readonly string[], at: number, reach = 3) =>
  words.slice(Math.max(0, at - reach), at).some(word => NEGATIONS.has(word) || word === 'no')

function denialIn(
  line: Line,
  foundation: CompiledFoundation,
  quoted: ReadonlySet<Token>,
): Objection | undefined {
  const { words } = line
  let found: { target: string; strength: number } | undefined
  const take = (target: string, strength: number) => {
    if (target !== '' && strength > (found?.strength ?? 0)) found = { target, strength }
  }
  for (let at = 0; at < words.length; at += 1) {
    const token = line.tokens[at]
    const word = words[at] ?? ''
    if (token === undefined || !DENYING.has(word) || quoted.has(token)) continue
    if (DISMISSALS.has(word) && !isNegatedBefore(words, at)) {
      const next = words[at + 1]
      // “It is nonsense that …”, “a lie to say …”
      if (next === 'that' || next === 'to' || next === 'when') {
        take(targetIn(line, at + 2, words.length, foundation), innerStrength(line, at + 2))
        continue
      }
      // “Patience is a myth”, “…, which is utter bunkum”: the target stands before.
      const copula = lastCopula(words, at)
      if (copula > 0 && !isReported(words, at) && !isParted(line, copula, at)) {
        const from = Math.max(0, copula - FARTHEST_BEFORE)
        const target =
          favouredIn(line, from, copula, foundation) ||
          (at >= words.length - 2 ? targetIn(line, from, copula, foundation) : '')
        take(target, innerStrength({ ...line, words: words.slice(from, copula) }, 0))
      }
      // “a waste of money”, behind a target of the sentence before, is read as a retort.
    }
    if (
      (word === 'true' || word === 'right' || word === 'case') &&
      isNegatedBefore(words, at, 4) &&
      words[at + 1] === 'that'
    )
      take(targetIn(line, at + 2, words.length, foundation), innerStrength(line, at + 2))
    const gap = SILLY.has(word) ? words.slice(at + 1, at + 5).indexOf('that') : -1
    if (gap >= 0 && words[at - 1] !== 'so' && !isNegatedBefore(words, at)) {
      const from = at + gap + 2
      take(targetIn(line, from, words.length, foundation), innerStrength(line, from))
    }
    if (
      HEARING.has(word) &&
      words[at + 1] === 'that' &&
      words.slice(Math.max(0, at - 3), at).some(near => /^(?:sick|tired|bored|fed)$/.test(near))
    )
      take(targetIn(line, at + 2, words.length, foundation), 1)
    if (word === 'care' && words[at + 1] === 'that' && isNegatedBefore(words, at, 2))
      take(targetIn(line, at + 2, words.length, foundation), 1)
    // “Wrong: …” and “…: untrue.”
    const isVerdict = DISMISSALS.has(word) || word === 'wrong'
    if (isVerdict && at === 0 && (line.tokens[1]?.start ?? 0) > token.end + 1)
      take(targetIn(line, 1, words.length, foundation), 1)
    if (isVerdict && at > 3 && at === words.length - 1 && token.start > (line.tokens[at - 1]?.end ?? 0) + 1)
      take(targetIn(line, 0, at, foundation), 1)
    if (at < 8 && (word === 'wrong' || word === 'foolish' || word === 'mistake') && words[at + 1] === 'to')
      take(targetIn(line, at + 2, words.length, foundation), innerStrength(line, at + 2))
    if (BELIEFS.has(word) && isDisbelieved(words, at)) {
      const next = words[at + 1]
      if (next === 'that' || next === 'in' || next === 'otherwise')
        take(targetIn(line, at + 2, words.length, foundation), innerStrength(line, at + 2))
    }
    if (
      DISBELIEFS.has(word) &&
      !isNegatedBefore(words, at, 2) &&
      words.slice(Math.max(0, at - FARTHEST), at).some(before => US.has(before))
    )
      take(targetIn(line, at + 1, words.length, foundation), 1)
    if (word === 'disagree') take(targetIn(line, at + 1, words.length, foundation), 1)
    if (
      FOOLS.has(word) &&
      at < 6 &&
      words.slice(at + 1, at + 4).some(next => BELIEFS.has(next) || next === 'would' || next === 'could')
    )
      take(targetIn(line, at + 1, words.length, foundation), 1)
    if (CLAIMS.has(word) && words[at + 1] === 'that' && isDismissedElsewhere(words, at))
      take(targetIn(line, at + 2, words.length, foundation), 1)
    if (SCORNS.has(word) && !isNegatedBefore(words, at, 3) && isOurs(words, at))
      take(
        favouredIn(line, at + 1, at + 1 + REACH, foundation) || targetIn(line, at + 1, at + 4, foundation),
        1,
      )
    const length = turnAt(FAREWELLS, words, at)
    if (length > 0 && (word !== 'who' || at < 3) && !isNegatedBefore(words, at, 3))
      take(favouredIn(line, at + length, at + length + 4, foundation), 1)
    if (isPlainNegation(words, at)) {
      const verb = words.slice(at + 1, at + 3).findIndex(next => CARING.has(next))
      if (verb >= 0) take(outrightIn(line, at + 2 + verb, at + 6 + verb, foundation), 1)
      else take(outrightIn(line, at + 1, at + 3, foundation), 0.5)
    }
    if (word === 'no' && line.tokens[at + 1]?.start === token.end + 1)
      take(outrightIn(line, at + 1, at + 2, foundation), 0.6)
  }
  return found === undefined
    ? undefined
    : {
        kind: 'denied',
        ...span(line),
        target: found.target,
        strength: found.strength,
        sentence: line.sentence,
      }
}

/** A word of the values themselves, which the brand is not negating itself. */
function outrightIn(line: Line, from: number, to: number, foundation: CompiledFoundation): string {
  for (let at = from; at < Math.min(to, from + FARTHEST, line.tokens.length); at += 1) {
    const token = line.tokens[at]
    if (token === undefined || foundation.against.has(token.stem) || rarityOf(token) < 0.2) continue
    if (foundation.primary.values.has(token.stem) || foundation.primary.emotion.has(token.stem))
      return token.word
    if (rarityOf(token) > 0.4 && !CARING.has(token.word)) return ''
  }
  return ''
}

/** “we never”, “I don't”, “our clients won't”: the brand says it of itself. */
function isPlainNegation(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (!NEGATIONS.has(word) || word === 'no' || word === 'nobody' || word === 'without') return false
  return isNearest(words, at, 3, US)
}

const OURS: ReadonlySet<string> = new Set(['we', 'i', 'us', 'who'])
const THEIRS = new Set(['you', 'they', 'he', 'she', 'it', "you're", "they're"])

const isOurs = (words: readonly string[], at: number) => isNearest(words, at, 4, OURS)

/** True where one of `ours` stands at most `reach` words before, with nobody else between: “when we say, if you hate …” is not ours. */
function isNearest(words: readonly string[], at: number, reach: number, ours: ReadonlySet<string>): boolean {
  for (let near = at - 1; near >= Math.max(0, at - reach); near -= 1) {
    const word = words[near] ?? ''
    if (ours.has(word)) return true
    if (THEIRS.has(word)) return false
  }
  return false
}

function isDisbelieved(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 6), at)
  return (
    before.some(one => NEGATIONS.has(one) || DECEIVED.has(one)) ||
    /\bwho (?:would|could|will|in)\b/.test(before.join(' ')) ||
    before.join(' ').includes('no longer') ||
    before.join(' ').includes('no one') ||
    before.join(' ').includes('gave up')
  )
}

function isDismissedElsewhere(words: readonly string[], at: number): boolean {
  if (
    words
      .slice(0, at)
      .some(
        word =>
          word === 'forget' ||
          word === 'drop' ||
          word === 'ignore' ||
          word === 'laugh' ||
          DISBELIEFS.has(word),
      )
  )
    return true
  const last = words.slice(-3)
  return last.some(word => DISMISSALS.has(word))
}

/** Where the copula stands that leads to a dismissal, over at most four words between; -1 where none does. */
function lastCopula(words: readonly string[], at: number): number {
  for (let back = at - 1; back >= Math.max(0, at - 5); back -= 1)
    if (COPULAS.has(words[back] ?? '')) return back
  return -1
}

/** True where one comma or the like parts two words: “all bikes are proper bikes, boring …” calls no bike boring. Two enclose an aside. */
function isParted({ tokens }: Line, from: number, to: number): boolean {
  let gaps = 0
  for (let at = from + 1; at <= to; at += 1)
    if ((tokens[at]?.start ?? 0) > (tokens[at - 1]?.end ?? 0) + 1) gaps += 1
  return gaps % 2 === 1
}

/** How many words the longest of the turns takes that begins here; 0 for none. */
function turnAt(turns: Turns, words: readonly string[], at: number): number {
  let longest = 0
  for (const turn of turns.get(words[at] ?? '') ?? []) {
    if (turn.length <= longest) continue
    if (turn.every((word, step) => words[at + step] === word)) longest = turn.length
  }
  return longest
}

/** “What a load of rubbish.” “As if.” */
function isRetort({ words, tokens }: Line, { subject }: CompiledFoundation): boolean {
  if (words.length > 7) return false
  // The brand's own words put on a line of their own are no answer to the line before.
  const isOwn = (at: number) => subject.has(tokens[at]?.stem ?? '')
  if (turnAt(RETORTS, words, 0) >= Math.max(1, words.length - 1) && !isOwn(0)) return true
  return (
    words.length <= 6 &&
    words.some((word, at) => DISMISSALS.has(word) && !isOwn(at) && !isNegatedBefore(words, at))
  )
}

/** How many blows at people a sentence deals. */
function blowsIn(line: Line, foundation: CompiledFoundation, quoted: ReadonlySet<Token>): number {
  const { words } = line
  let blows = 0
  for (let at = 0; at < words.length; at += 1) {
    const token = line.tokens[at]
    const word = words[at] ?? ''
    if (token === undefined || !WOUNDING.has(word) || quoted.has(token)) continue
    const isPerson = (near: Token | undefined) =>
      near !== undefined && (PEOPLE.has(near.word) || foundation.people.has(near.stem))
    if (turnAt(CONTEMPT, words, at) > 0 && !isNegatedBefore(words, at, 3) && !isReported(words, at))
      blows += 1
    if (INSULTS.has(word) && !isNegatedBefore(words, at, 4) && !isReported(words, at)) {
      const copula = lastCopula(words, at)
      const subject = copula >= 0 ? line.tokens.slice(Math.max(0, copula - 5), copula + 1) : []
      const isCalled =
        subject.some(isPerson) &&
        !isParted(line, copula, at) &&
        !subject.some(near => near.word === 'i' || near.word === 'it')
      const next = line.tokens[at + 1]
      const isBefore = isPerson(next) && !isSelf(next)
      const isAfter = words[at - 1] === 'you' || (words.length === 1 && word === 'pathetic')
      if (isCalled || isBefore || isAfter) blows += 1
    }
    if (
      SCORNS.has(word) &&
      !isNegatedBefore(words, at, 3) &&
      isOurs(words, at) &&
      line.tokens.slice(at + 1, at + 5).some(isPerson)
    )
      blows += 1
    if (
      (word === 'stand' || word === 'bear') &&
      /^can(?:'t|not)$/.test(words[at - 1] ?? '') &&
      isOurs(words, at) &&
      line.tokens.slice(at + 1, at + 5).some(isPerson)
    )
      blows += 1
  }
  return blows
}

const isSelf = (token: Token | undefined) =>
  token?.word === 'she' || token?.word === 'he' || token?.word === 'they' || token?.word === 'you'

/** “she felt stupid”, “he called them lazy”: told, and not said by the brand. */
const REPORTS = new Set([
  'feel',
  'feels',
  'felt',
  'feeling',
  'say',
  'saying',
  'called',
  'told',
  'said',
  'says',
  'thought',
  'thinks',
  'look',
  'looked',
  'sounds',
  'sounded',
  'if',
  'afraid',
  'worried',
  'whether',
  'or',
  'when',
  'than',
  'being',
  'seem',
])
function isReported(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 6), at).some(word => REPORTS.has(word))
}
