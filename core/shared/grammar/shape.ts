import { oneLine, withoutStop } from './sentences.ts'
import {
  ADJECTIVES,
  ADVERBS,
  AUXILIARIES,
  BASE_VERBS,
  CONJUNCTIONS,
  DETERMINERS,
  FINITE,
  FIRST_PERSON,
  GERUNDS,
  IRREGULAR_PAST,
  MASS,
  MASS_ENDING,
  NOUN_TOO,
  PAST,
  PLURAL_MODIFIERS,
  PLURALS,
  PREPOSITIONS,
  PROPER,
  RELATIVES,
  SECOND_PERSON,
  SUBJECTS,
  SUBORDINATORS,
  THIRD_PERSON,
} from './words.ts'

/**
 * What one phrase or sentence is. A `clause` has a subject and a verb of its own ("I bake bread"); a `verb phrase` begins
 * with a plain verb ("bake bread"), an `infinitive` with "to", a `gerund` with a form in -ing; a `noun phrase` names
 * something. What is nothing of these for sure is a `fragment`: a frame that needs to know leaves it alone.
 */
export type Shape = 'noun phrase' | 'verb phrase' | 'infinitive' | 'gerund' | 'clause' | 'fragment'

export interface Token {
  readonly raw: string
  /** In small letters, with straight apostrophes. */
  readonly word: string
  /** Marks between this word and the one before: `''` for none. */
  readonly before: string
}

/** The words of a phrase with what parts them. */
export function tokens(text: string): readonly Token[] {
  const known = told.get(text)
  if (known) return known
  const found = split(text)
  if (text.length > LONGEST_TOLD) return found
  if (told.size >= MOST_TOLD) told.clear()
  told.set(text, found)
  return found
}

// A brand's phrases are asked about by many rules, page after page. Past a bound the memory starts afresh.
const MOST_TOLD = 2000
/** UTF-16 units. */
const LONGEST_TOLD = 300
const told = new Map<string, readonly Token[]>()

function split(text: string): Token[] {
  const found: Token[] = []
  let end = 0
  for (const match of text.matchAll(/[\p{L}\p{N}&£$€][\p{L}\p{N}’'&%+-]*/gu)) {
    found.push({
      raw: match[0],
      word: match[0].toLowerCase().replaceAll('’', "'"),
      before: text.slice(end, match.index).replaceAll(' ', ''),
    })
    end = match.index + match[0].length
  }
  return found
}

const CONTRACTED =
  /^(?:i'm|i've|i'd|i'll|(?:you|we|they)'(?:re|ve|d|ll)|(?:he|she|it|that|there|here|what|who)'(?:s|d|ll))$/
const OBJECT_FOLLOWS = new Set([
  ...'it them me us him you myself ourselves themselves everything everyone people'.split(' '),
  ...[...DETERMINERS].filter(word => !/^(?:that|which|whose|what|whatever|such)$/.test(word)),
])

/** Whether a token is a name for sure: it says so by itself or by its neighbours. */
export function isProperName(all: readonly Token[], at: number): boolean {
  const token = all[at]
  if (!token || !/^\p{Lu}/u.test(token.raw)) return false
  if (/^\p{Lu}[\p{Lu}\p{N}&]/u.test(token.raw) || PROPER.has(token.word)) return true
  if (/^\p{Lu}.*\p{Lu}/u.test(token.raw)) return true
  const isKnown = [
    SUBJECTS,
    DETERMINERS,
    PREPOSITIONS,
    CONJUNCTIONS,
    SUBORDINATORS,
    ADVERBS,
    FINITE,
    ADJECTIVES,
  ].some(words => words.has(token.word))
  if (isKnown || BASE_VERBS.has(token.word) || GERUNDS.has(token.word) || PAST.has(token.word)) return false
  if (at > 0 && all[at]?.before === '') return true
  const next = all[at + 1]
  if (!next) return false
  const isCapital = /^\p{Lu}\p{Ll}|^&/u.test(next.raw) && !/^I['’]/.test(next.raw)
  if (next.before === '' && isCapital && !/-/.test(token.raw)) return true
  // "Rosa, 38, …", "Rosa is …", "Rosa runs …": nothing but a name stands so without an article.
  if (next.before === ',' && /^\d{2}$/.test(next.word)) return true
  const isPlural = /[^s]s$/.test(token.word) || PLURALS.has(token.word)
  if (/^\p{L}{2,}['’]s$/u.test(token.raw))
    return !/^(?:today|tomorrow|yesterday|women|men|children|people|world|everyone|that|it|there|here|what|let|who|she|he)'s$/.test(
      token.word,
    )
  // "Delphine is 47", "Delphine has a shop and her sister …": only people have an age, and are "she" or "he".
  const isVerb = /^(?:is|has|was|had)$/.test(next.word) || THIRD_PERSON.has(next.word)
  const isToldOf = next.before === '' && !isPlural && isVerb
  if (!isToldOf) return false
  return (
    /^\d{2}$/.test(all[at + 2]?.word ?? '') ||
    all.some(each => /^(?:she|he|her|his|him)(?:'|$)/.test(each.word))
  )
}

/** Whether everything up to a place is one name: "Rosa", "Dr. Yusuf". */
function isNameUpTo(all: readonly Token[], end: number): boolean {
  if (end > 2 || !isProperName(all, end)) return false
  return all.slice(0, end).every((_, at) => isProperName(all, at))
}

type Finite = 'certain' | 'possible' | null

const isPluralNoun = (word: string) =>
  PLURALS.has(word) ||
  (/[^su]s$/.test(word) && !SUBJECTS.has(word) && !DETERMINERS.has(word) && !/'s$/.test(word))

/** Words of the closed classes: none of them is a verb that carries a sentence. */
function isClosedWord(word: string): boolean {
  return [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, RELATIVES, SUBORDINATORS, ADVERBS, SUBJECTS].some(words =>
    words.has(word),
  )
}

/** Whether the word at a place is a verb that can carry a sentence. */
function finiteAt(all: readonly Token[], at: number): Finite {
  const token = all[at]
  if (!token) return null
  const { word } = token
  if (all[at - 1]?.word === 'to' && token.before === '') return null
  if (CONTRACTED.test(word) || FINITE.has(word)) return 'certain'
  const third = THIRD_PERSON.get(word)
  const past = PAST.has(word)
  const irregular = IRREGULAR_PAST.has(word)
  let back = at - 1
  while (back > 0 && at - back < 4 && ADVERBS.has(all[back]?.word ?? '') && all[back + 1]?.before === '')
    back--
  const previous = all[back]
  if (!previous) return null
  const isJoined = all.slice(back + 1, at + 1).every(each => each.before === '')
  if (isJoined && /^(?:nothing|everything|something|anything)$/.test(previous.word) && (past || irregular))
    return 'possible'
  const isNoOne = previous.word === 'one' && /^(?:no|any|every|some)$/.test(all[back - 1]?.word ?? '')
  if (isJoined && isNoOne && isVerbForm(word)) return 'certain'
  const isPronoun = isJoined && SUBJECTS.has(previous.word) && !DETERMINERS.has(previous.word)
  if (isPronoun && (BASE_VERBS.has(word) || third || past || irregular || /s$|ed$/.test(word)))
    return 'certain'
  if (!isJoined || CONJUNCTIONS.has(previous.word)) {
    // "…, throws pots": a form that is only ever a verb carries a sentence behind a comma too.
    return third && !NOUN_TOO.has(third) ? 'certain' : null
  }
  // "bookings for 2027 open": behind a preposition and its number a verb may follow.
  if (/^\d/.test(previous.word) && PREPOSITIONS.has(all[back - 1]?.word ?? '') && isVerbForm(word))
    return 'possible'
  const isInGroup =
    DETERMINERS.has(previous.word) ||
    PREPOSITIONS.has(previous.word) ||
    AUXILIARIES.has(previous.word) ||
    ADJECTIVES.has(previous.word) ||
    /'s$|s'$/.test(previous.word) ||
    /\d/.test(previous.word) ||
    previous.word === 'to'
  if (isInGroup && !RELATIVES.has(previous.word)) return null
  const next = all[at + 1]
  const hasObject = next !== undefined && next.before === '' && OBJECT_FOLLOWS.has(next.word)
  if (third) {
    if (!NOUN_TOO.has(third)) return 'certain'
    if (hasObject || isNameUpTo(all, back)) return 'certain'
    return next === undefined ||
      next.before !== '' ||
      PREPOSITIONS.has(next.word) ||
      CONJUNCTIONS.has(next.word)
      ? null
      : 'possible'
  }
  if (BASE_VERBS.has(word)) {
    if (!isPluralNoun(previous.word)) return hasObject && NOUN_TOO.has(word) ? 'possible' : null
    return NOUN_TOO.has(word) && !hasObject ? 'possible' : 'certain'
  }
  if (past || irregular) return hasObject ? 'certain' : isProperName(all, back) ? 'possible' : null
  // Hardly a plural describes a noun behind it, so that an unknown word there may be a verb: "clients inherit houses".
  const isUnknown = /^[a-z]+$/.test(token.raw) && !isClosedWord(word) && !/(?:ed|ing|ly)$/.test(word)
  if (
    isUnknown &&
    !/^[\p{Lu}\p{N}]+$/u.test(previous.raw) &&
    isPluralNoun(previous.word) &&
    !PLURAL_MODIFIERS.has(previous.word) &&
    !ADJECTIVES.has(word)
  )
    return 'possible'
  return /(?:[^s]s|ed)$/.test(word) && hasObject && back >= 0 && !isPluralNoun(previous.word)
    ? 'possible'
    : null
}

/** Whether the piece has a main verb: one outside of its relative clauses. */
function mainVerb(all: readonly Token[]): { readonly kind: Finite; readonly at: number } {
  let relative: 'none' | 'opened' | 'spoken' = 'none'
  let unsure: number | null = null
  for (let at = 0; at < all.length; at++) {
    const token = all[at]
    if (!token) continue
    const isAside = relative !== 'none' && /[,;:–—]/.test(token.before)
    if (isAside && !/^(?:and|or|but)$/.test(token.word)) relative = 'none'
    if (
      at > 0 &&
      (RELATIVES.has(token.word) || SUBORDINATORS.has(token.word)) &&
      !(token.word === 'that' && PREPOSITIONS.has(all[at - 1]?.word ?? ''))
    ) {
      const isPreposition = /^(?:before|after|since|until|once|as|than)$/.test(token.word)
      const next = all[at + 1]?.word ?? ''
      if (!isPreposition || SUBJECTS.has(next) || CONTRACTED.test(next)) {
        relative = 'opened'
        continue
      }
    }
    if (isContact(all, at)) {
      relative = 'opened'
      continue
    }
    const kind =
      finiteAt(all, at) ??
      (relative === 'opened' && isVerbForm(token.word) && !isNounHere(all, at) ? 'certain' : null)
    if (!kind) continue
    const previous = all[at - 1]?.word ?? ''
    const isSameVerb =
      at > 0 &&
      (AUXILIARIES.has(previous) || (ADVERBS.has(previous) && AUXILIARIES.has(all[at - 2]?.word ?? '')))
    if (relative === 'spoken' && kind === 'possible') continue
    if (relative === 'opened') {
      relative = 'spoken'
      continue
    }
    if (relative === 'spoken') {
      const isContinued =
        isSameVerb || CONJUNCTIONS.has(previous) || SUBJECTS.has(previous) || CONTRACTED.test(token.word)
      if (isContinued) continue
    }
    if (kind === 'certain') return { kind, at }
    unsure ??= at
  }
  return unsure === null ? { kind: null, at: -1 } : { kind: 'possible', at: unsure }
}

/** A pronoun right behind a noun begins a relative clause that has left out its "that": "science you can use". */
function isContact(all: readonly Token[], at: number): boolean {
  const [first, previous, token] = [all[0]?.word ?? '', all[at - 1], all[at]]
  if (at < 1 || !previous || !token || token.before !== '') return false
  if (!/^(?:i|you|we|they|he|she)(?:'(?:m|re|ve|d|ll|s))?$/.test(token.word)) return false
  const isOpening = [PREPOSITIONS, ADVERBS, SUBORDINATORS, CONJUNCTIONS].some(words => words.has(first))
  const isNoun =
    ![PREPOSITIONS, ADVERBS, SUBORDINATORS, CONJUNCTIONS, AUXILIARIES, SUBJECTS, ADJECTIVES].some(words =>
      words.has(previous.word),
    ) &&
    (at === 1 ? !BASE_VERBS.has(previous.word) || NOUN_TOO.has(previous.word) : !isVerbForm(previous.word))
  return !isOpening && isNoun
}

function isVerbForm(word: string): boolean {
  return BASE_VERBS.has(word) || THIRD_PERSON.has(word) || PAST.has(word) || IRREGULAR_PAST.has(word)
}

/** Behind an article, a preposition or "to" a word is no verb of a relative clause. */
function isNounHere(all: readonly Token[], at: number): boolean {
  const previous = all[at - 1]?.word ?? ''
  return (
    (DETERMINERS.has(previous) && !RELATIVES.has(previous)) || PREPOSITIONS.has(previous) || previous === 'to'
  )
}

/** The words that name the thing: up to the first preposition, relative clause, participle or mark. */
function headOf(all: readonly Token[]): readonly Token[] {
  const end = all.findIndex(
    (token, at) =>
      at > 0 &&
      (/[,;:–—(]/.test(token.before) ||
        PREPOSITIONS.has(token.word) ||
        isContact(all, at) ||
        RELATIVES.has(token.word) ||
        token.word === 'to' ||
        SUBORDINATORS.has(token.word) ||
        ((PAST.has(token.word) || IRREGULAR_PAST.has(token.word) || GERUNDS.has(token.word)) &&
          isPluralNoun(all[at - 1]?.word ?? ''))),
  )
  return end < 0 ? all : all.slice(0, end)
}

const NO_NOUN_ENDING = /(?:ful|ous|less|ly)$/
const NOUNS_IN_LY =
  /^(?:famil|suppl|rep|assemb|jul|bel|monopo|anoma|bul|al|f|homi|jel|ital|lil|mel)l?y$|(?:family|supply|reply|assembly|july|lily|italy|jelly)$/

function isNounPhrase(all: readonly Token[]): boolean {
  const first = all[0]
  if (!first) return false
  if (SUBJECTS.has(first.word) && !DETERMINERS.has(first.word))
    return /^(?:everyone|everybody|someone|somebody|anyone|anybody|nobody|nothing|everything|something|anything|those)$/.test(
      first.word,
    )
  const isClosed =
    PREPOSITIONS.has(first.word) ||
    CONJUNCTIONS.has(first.word) ||
    SUBORDINATORS.has(first.word) ||
    AUXILIARIES.has(first.word) ||
    RELATIVES.has(first.word) ||
    first.word === 'not' ||
    first.word === 'to' ||
    first.word === 'never'
  const second = all[1]?.word ?? ''
  const isParticiple = PAST.has(first.word) || IRREGULAR_PAST.has(first.word)
  if (isParticiple && (PREPOSITIONS.has(second) || DETERMINERS.has(second) || ADVERBS.has(second)))
    return false
  if (isClosed || (ADVERBS.has(first.word) && !ADJECTIVES.has(first.word) && all.length === 1)) return false
  const head = headOf(all)
  const last = head.at(-1)
  if (!last) return false
  if (
    CONJUNCTIONS.has(last.word) ||
    DETERMINERS.has(last.word) ||
    (ADVERBS.has(last.word) && !isPluralNoun(last.word))
  )
    return false
  if (ADJECTIVES.has(last.word)) return false
  if (head.length > 1 && PAST.has(last.word) && !DETERMINERS.has(head.at(-2)?.word ?? '')) return false
  if (NO_NOUN_ENDING.test(last.word) && !NOUNS_IN_LY.test(last.word)) return false
  const end = all.at(-1)
  return (
    end !== undefined &&
    !PREPOSITIONS.has(end.word) &&
    !/^(?:an?|the|my|your|his|her|its|our|their|every)$/.test(end.word) &&
    !CONJUNCTIONS.has(end.word) &&
    !RELATIVES.has(end.word)
  )
}

/** What is longer is put into no sentence of ours, so that nothing has to be known about it. */
const LONGEST_PHRASE = 600

/** What one phrase or sentence is; stops at its end do not count. Nothing readable, or very long, is a `fragment`. */
export function shapeOf(text: string): Shape {
  if (text.length > LONGEST_PHRASE) return 'fragment'
  const all = tokens(withoutStop(oneLine(text)))
  const first = all[0]
  if (!first) return 'fragment'
  const second = all[1]
  const isOpening = SUBORDINATORS.has(first.word) && !/^(?:what|whether)$/.test(first.word)
  const verb = mainVerb(all)
  if (first.word === 'to' && second) {
    const isAction = BASE_VERBS.has(second.word) || /^(?:be|have|do|not)$/.test(second.word)
    const isSubject = /^(?:is|was|are|means|takes|needs|will|would)$/.test(all[verb.at]?.word ?? '')
    return isAction && !isSubject ? 'infinitive' : 'fragment'
  }
  if (verb.kind === 'certain' && verb.at === 0) {
    return CONTRACTED.test(first.word)
      ? 'clause'
      : /^(?:do|have|don't)$/.test(first.word) && second && !SUBJECTS.has(second.word)
        ? 'verb phrase'
        : 'fragment'
  }
  if (isOpening || RELATIVES.has(first.word) || first.word === 'what' || first.word === 'whether') {
    return verb.kind === 'certain' && /[,–—]/.test(all.map(token => token.before).join('')) && hasSubject(all)
      ? 'clause'
      : 'fragment'
  }
  const begins = beginning(all)
  if (begins === 'verb phrase') return verb.kind === 'certain' ? 'fragment' : begins
  if (verb.kind === 'certain') {
    // Behind a comma without a subject of its own a verb is told of the thing before: "Rosa, 54, throws pots".
    const isOwn = (all[verb.at]?.before ?? '') === '' && !CONJUNCTIONS.has(all[verb.at - 1]?.word ?? '')
    const isTold = isOwn || CONTRACTED.test(all[verb.at]?.word ?? '') || isProperName(all, 0)
    return isTold && hasSubject(all.slice(0, verb.at + 1)) ? 'clause' : 'fragment'
  }
  if (verb.kind === 'possible') return 'fragment'
  if (begins === 'gerund') return begins
  if (begins === 'unsure') return 'fragment'
  return isNounPhrase(all) ? 'noun phrase' : 'fragment'
}

const NOUN_WITH_FOR = /^(?:respect|love|support|help|demand|need|care|space|time|room|food)$/

function beginning(all: readonly Token[]): 'verb phrase' | 'gerund' | 'unsure' | null {
  const first = all[0]
  if (!first) return null
  const next = all[1]
  if (GERUNDS.has(first.word) || first.word === 'being' || first.word === 'having') return 'gerund'
  if (first.word === 'be' || first.word === 'have') return 'verb phrase'
  if (/^(?:never|always|not)$/.test(first.word) && next && BASE_VERBS.has(next.word)) return 'verb phrase'
  const third = THIRD_PERSON.get(first.word)
  if (third) return !NOUN_TOO.has(third) || OBJECT_FOLLOWS.has(next?.word ?? '') ? 'unsure' : null
  if (!BASE_VERBS.has(first.word)) return null
  if (!NOUN_TOO.has(first.word)) return 'verb phrase'
  if (next === undefined) return null
  if (next.before !== '' || next.word === 'of' || RELATIVES.has(next.word)) return null
  if (next.word === 'for' && NOUN_WITH_FOR.test(first.word)) return null
  if (DETERMINERS.has(next.word) || SUBJECTS.has(next.word) || OBJECT_FOLLOWS.has(next.word))
    return 'verb phrase'
  return 'unsure'
}

/** Something stands in front of the verb that it can be told of. */
function hasSubject(all: readonly Token[]): boolean {
  const first = all[0]
  return first !== undefined && all.length > (CONTRACTED.test(first.word) ? 0 : 1)
}

/** Who is spoken of: `first` and `second` wherever a word says so, outside of quotations; otherwise `third`. */
export type Person = 'first' | 'second' | 'third' | 'mixed'

/** The persons a text speaks in; `mixed` when it says "you" beside "I" or "we". Quotations do not count. */
export function personOf(text: string): Person {
  const words = tokens(text.replace(/“[^“”]*”|"[^"]*"/g, ' ')).map(token => token.word)
  const first = words.some(word => FIRST_PERSON.has(word))
  const second = words.some(word => SECOND_PERSON.has(word))
  if (first && second) return 'mixed'
  return first ? 'first' : second ? 'second' : 'third'
}

/** Whether a noun phrase can stand in a sentence as it is: in the singular it needs an article unless it is a mass. */
export function isDetermined(text: string): boolean {
  const all = tokens(withoutStop(oneLine(text)))
  const first = all[0]
  if (!first || DETERMINERS.has(first.word) || /\d|['’]s$/.test(first.raw)) return true
  if (GERUNDS.has(first.word) || SUBJECTS.has(first.word)) return true
  if (isPlural(text) || all.slice(0, 2).every((_, at) => isProperName(all, at))) return true
  const last = headOf(all).at(-1)?.word ?? ''
  return MASS.has(last) || MASS_ENDING.test(last)
}

/** Whether a noun phrase speaks of several: its head is plural, or two are joined by "and". */
export function isPlural(text: string): boolean {
  const all = tokens(withoutStop(oneLine(text)))
  const first = all[0]?.word ?? ''
  if (
    /^(?:a|an|one|someone|somebody|anyone|anybody|everyone|everybody|this|that|each|every|another|no|nobody)$/.test(
      first,
    )
  )
    return false
  const head = headOf(all)
  const last = head.at(-1)
  return (
    last !== undefined &&
    (isPluralNoun(last.word) || (head.some(token => token.word === 'and') && head.length > 2))
  )
}
