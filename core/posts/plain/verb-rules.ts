import {
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  FINITE,
  PREPOSITIONS,
  SUBORDINATORS,
  THIRD_PERSON,
} from '../../shared/grammar/words.ts'
import { type Place, type PlainRule, worn } from './rule.ts'

/** Plain form, with -s, past, participle, with -ing. */
type Forms = readonly [base: string, third: string, past: string, participle: string, gerund: string]

const regular = (base: string, rest = ''): Forms => {
  const root = base.endsWith('e') ? base.slice(0, -1) : base
  return [`${base}${rest}`, `${base}s${rest}`, `${root}ed${rest}`, `${root}ed${rest}`, `${root}ing${rest}`]
}
const forms = (words: string, rest = ''): Forms => {
  const [base = '', third = '', past = '', participle = '', gerund = ''] = words.split(' ')
  return [base + rest, third + rest, past + rest, participle + rest, gerund + rest]
}

const USE = regular('use')
const IMPROVE = regular('improve')
const SIMPLIFY = forms('simplify simplifies simplified simplified simplifying')
const WRITE = forms('write writes wrote written writing')
const GROW = forms('grow grows grew grown growing')
const DO_MORE = forms('do does did done doing', ' more')
const LET = forms('let lets let let letting')

interface VerbStandIn {
  /** The worn verb in its five forms; what belongs to it stands behind the form. */
  readonly worn: Forms
  readonly plain: Forms
  /** What must follow, as a pattern that is looked for and left standing. */
  readonly follows?: string
}

const YOUR = ' (?:your|our|my|their|his|her|its|the|a|every|each|how|what)\\b'

/** The worn verb and what says the same; a whole phrase stands before the verb that begins it. */
const STAND_INS: readonly VerbStandIn[] = [
  { worn: forms('harness harnesses harnessed harnessed harnessing', ' the power of'), plain: USE },
  { worn: regular('leverage', ' the power of'), plain: USE },
  { worn: forms('unleash unleashes unleashed unleashed unleashing', ' the power of'), plain: USE },
  { worn: forms('tap taps tapped tapped tapping', ' into the power of'), plain: USE },
  { worn: forms('take takes took taken taking', ' a deep dive into'), plain: regular('look', ' closely at') },
  { worn: forms('dive dives dived dived diving', ' deep into'), plain: regular('look', ' into') },
  { worn: regular('delve', ' into'), plain: regular('look', ' into') },
  { worn: forms('go goes went gone going', ' the extra mile'), plain: DO_MORE },
  {
    worn: forms('reach reaches reached reached reaching', ' out to'),
    plain: forms('write writes wrote written writing', ' to'),
  },
  {
    worn: forms('reach reaches reached reached reaching', ' out'),
    plain: WRITE,
    follows: '(?= ?(?:[.!?,;]|$|today|now|if|and|any time|anytime|whenever))',
  },
  { worn: forms('touch touches touched touched touching', ' base with'), plain: regular('talk', ' to') },
  { worn: forms('touch touches touched touched touching', ' base'), plain: regular('talk') },
  { worn: regular('circle', ' back'), plain: forms('come comes came come coming', ' back') },
  { worn: regular('embark', ' on'), plain: regular('start') },
  { worn: forms('level levels levelled levelled levelling', ' up'), plain: IMPROVE, follows: YOUR },
  { worn: forms('level levels leveled leveled leveling', ' up'), plain: IMPROVE, follows: YOUR },
  { worn: regular('elevate'), plain: IMPROVE, follows: YOUR },
  { worn: regular('supercharge'), plain: IMPROVE, follows: YOUR },
  { worn: regular('turbocharge'), plain: IMPROVE, follows: YOUR },
  { worn: regular('optimise'), plain: IMPROVE, follows: YOUR },
  { worn: regular('optimize'), plain: IMPROVE, follows: YOUR },
  { worn: regular('streamline'), plain: SIMPLIFY, follows: YOUR },
  { worn: regular('showcase'), plain: forms('show shows showed shown showing'), follows: YOUR },
  { worn: forms('harness harnesses harnessed harnessed harnessing'), plain: USE, follows: YOUR },
  { worn: regular('spearhead'), plain: forms('lead leads led led leading'), follows: YOUR },
  { worn: regular('kickstart'), plain: regular('start'), follows: YOUR },
  { worn: regular('kick-start'), plain: regular('start'), follows: YOUR },
  { worn: regular('revolutionise'), plain: regular('change'), follows: YOUR },
  { worn: regular('revolutionize'), plain: regular('change'), follows: YOUR },
  {
    worn: regular('empower'),
    plain: regular('help'),
    follows: ' (?:you|us|them|me|him|her|\\p{L}+)(?: \\p{L}+){0,2} to\\b',
  },
  { worn: regular('endeavour', ' to'), plain: forms('try tries tried tried trying', ' to') },
  {
    worn: forms('strive strives strove striven striving', ' to'),
    plain: forms('try tries tried tried trying', ' to'),
  },
  { worn: regular('commence'), plain: regular('start') },
  { worn: regular('leverage'), plain: USE },
  { worn: regular('utilise'), plain: USE },
  { worn: regular('utilize'), plain: USE },
  { worn: regular('skyrocket'), plain: GROW },
]

/** Words a plain verb form can stand behind: to, will, we, help you, and a start. */
const BEFORE_BASE = new Set([
  ...'to i we you they who help helps helped please us them and or then not me'.split(' '),
  ...['let', 'don', 'doesn', 'didn'].map(word => `${word}'${word === 'let' ? 's' : 't'}`),
])
/** Behind these "leverage" is the noun: "leverage over him". */
const NOUN_GOES_ON = new Set('of over ratio points'.split(' '))
const HAVE_OR_BE =
  /^(?:have|has|had|having|be|been|being|am|is|are|was|were|get|gets|got|(?:i|you|we|they)'(?:ve|re|m)|i'm|(?:he|she|it)'s)$/

function isVerb(place: Place, form: number): boolean {
  const { previous, next } = place
  if (NOUN_GOES_ON.has(next)) return false
  const isDetermined =
    DETERMINERS.has(previous) && !/^(?:this|that|these|those|all|both|each)$/.test(previous)
  if (isDetermined) return false
  if (form === 0) {
    if (FINITE.has(next) || THIRD_PERSON.has(next)) return false
    if (previous === '') return next !== ''
    if (BEFORE_BASE.has(previous) || AUXILIARIES.has(previous) || ADVERBS.has(previous)) return true
    if (SUBORDINATORS.has(previous) || PREPOSITIONS.has(previous)) return false
    return next !== '' && /[^s']s$/.test(previous)
  }
  if (form === 1) return previous !== '' && !PREPOSITIONS.has(previous) && !/^(?:and|or)$/.test(previous)
  if (form === 4) return !/ly$/.test(previous) || place.before[1] !== undefined
  return !/^(?:highly|heavily|and|or)$/.test(previous) && previous !== '' && !PREPOSITIONS.has(previous)
}

function isParticiple({ before }: Place): boolean {
  return before.some(word => HAVE_OR_BE.test(word))
}

function rulesOf({ worn: old, plain, follows = '' }: VerbStandIn): PlainRule[] {
  const ahead = follows === '' || follows.startsWith('(?=') ? follows : `(?=${follows})`
  return [0, 1, 2, 4].map(form => ({
    pattern: new RegExp(`${worn(old[form as 0]).source}${ahead}`, 'giu'),
    say: place => {
      if (!isVerb(place, form)) return null
      return plain[(form === 2 && isParticiple(place) ? 3 : form) as 0]
    },
  }))
}

/** "enables you to grow" says "lets you grow". */
const lets = (): PlainRule[] =>
  (['enable', 'allow'] as const).flatMap(verb =>
    regular(verb).flatMap((form, at): PlainRule[] =>
      at === 3
        ? []
        : [
            {
              pattern: worn(`${form} (you|us|them|me|him|her|people|clients|customers|teams|founders) to`),
              say: ({ match, previous }) =>
                at === 2 || DETERMINERS.has(previous) ? null : `${LET[at as 0]} ${match[1]}`,
            },
          ],
    ),
  )

/** "take your business to the next level" says "improve your business". */
const nextLevel = (): PlainRule[] =>
  forms('take takes took taken taking').map((form, at) => ({
    pattern: worn(
      `${form} ((?:your|our|their|my|his|her|its)(?: [\\p{L}-]+){1,3}) to (?:the|a whole new|another) (?:next )?level`,
    ),
    say: ({ match, before }) =>
      `${IMPROVE[(at === 2 && before.some(word => HAVE_OR_BE.test(word)) ? 3 : at) as 0]} ${match[1]}`,
  }))

/** Worn verbs in all their forms, each with the same form of a plain one where the word is a verb at all. */
export function verbRules(): PlainRule[] {
  return [...nextLevel(), ...lets(), ...STAND_INS.flatMap(rulesOf)]
}
