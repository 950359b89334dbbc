import { atFirstUse } from '../../shared/at-first-use.ts'
import { BASE_VERBS, GERUNDS } from '../../shared/grammar/words.ts'
import { ANNOUNCEMENTS } from './announcements.ts'
import { type PlainRule, worn } from './rule.ts'
import { verbRules } from './verb-rules.ts'

/** Openings that say nothing: the sentence begins behind them. */
const OPENINGS = [
  'it goes without saying that ',
  'it is important to note that ',
  'it is worth noting that ',
  'it’s important to note that ',
  'it’s worth noting that ',
  'the fact of the matter is that ',
  'the fact of the matter is, ',
  'the truth is that ',
  'needless to say, ',
  'without further ado, ',
  'as a matter of fact, ',
  'when all is said and done, ',
  'here’s the thing: ',
  'here’s the thing, ',
  'i (?:just )?wanted to say that ',
  'we (?:really )?(?:just )?wanted to say that ',
  'in today’s fast-paced world, ',
  'in today’s fast paced world, ',
  'in this day and age, ',
]

/** What may stand in its place whatever surrounds it. */
const SAME: readonly (readonly [pattern: string, plain: string])[] = [
  ['in today’s fast-paced world', 'today'],
  ['in this day and age', 'today'],
  ['at this point in time', 'now'],
  ['at this moment in time', 'now'],
  ['in the near future', 'soon'],
  ['due to the fact that', 'because'],
  ['owing to the fact that', 'because'],
  ['despite the fact that', 'although'],
  ['in spite of the fact that', 'although'],
  ['in the event that', 'if'],
  ['until such time as', 'until'],
  ['with the exception of', 'except'],
  ['in close proximity to', 'near'],
  ['prior to', 'before'],
  ['on a daily basis', 'every day'],
  ['on a weekly basis', 'every week'],
  ['on a monthly basis', 'every month'],
  ['on a regular basis', 'regularly'],
  ['pride ourselves on', 'care about'],
  ['pride myself on', 'care about'],
  ['prides itself on', 'cares about'],
  ['prided ourselves on', 'cared about'],
  ['last but not least,', 'last,'],
  ['(?:that being|having) said,', 'still,'],
]

/** Words that take words away and leave what stood among them. */
const CUTS: readonly (readonly [pattern: string, plain: string])[] = [
  ['in order to', 'to'],
  ['in the process of (?=\\p{L}+ing\\b)', ''],
  ['each and every', 'every'],
  ['first and foremost,', 'first,'],
  ['completely (?=unique\\b|free\\b)', ''],
  ['very (?=unique\\b)', ''],
  ['end result', 'result'],
  ['added bonus', 'bonus'],
  ['free gift', 'gift'],
  ['future plans', 'plans'],
]

/** Praise before a noun that says nothing about it. */
const PRAISE =
  '(?:best-in-class|world-class|cutting-edge|state-of-the-art|game-changing|next-level|top-notch)'

const BE: Readonly<Record<string, string>> = {
  am: 'care',
  are: 'care',
  is: 'cares',
  was: 'cared',
  were: 'cared',
}

function caresAbout(subject: string, be: string): string | null {
  const bare = be.replace(/^['’]/u, '')
  const form = bare === 'm' || bare === 're' ? 'care' : bare === 's' ? 'cares' : BE[bare.trim().toLowerCase()]
  return form === undefined || /^(?:who|what|how)$/i.test(subject) ? null : `${subject} ${form} about`
}

/** "a wide range of" before a plural that no singular verb follows. */
const PLURAL_FOLLOWS =
  / (?!music|advice|business\b|ours|his\b)(?:\p{L}+[- ]){0,2}?\p{L}+[^s\W]s\b(?! (?:is|was|has|does)\b)/u

const phrases = (): PlainRule[] => [
  ...OPENINGS.map(
    (opening): PlainRule => ({
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])${opening.replaceAll('’', "['’]")}(?=[\\p{L}\\p{N}])`, 'giu'),
      isCut: true,
      say: ({ previous }) => (previous === '' ? '' : null),
    }),
  ),
  {
    pattern:
      /(?<![\p{L}\p{N}])at the end of the day, (?=(?:it|it['’]s|what|that['’]s|all|everything|nothing|there|this|people|business|marketing|success)\b)/giu,
    isCut: true,
    say: ({ previous }) => (previous === '' ? '' : null),
  },
  { pattern: /, at the end of the day,(?= is\b)/giu, isCut: true, say: () => '' },
  { pattern: /, at the end of the day(?=[.!?,])/giu, isCut: true, say: () => '' },
  {
    pattern:
      /\b((?:i|you|we|they|he|she|it)|(?:our|the|my|your|their) (?:\p{L}+ )?\p{L}+)( am| are| is| was| were|['’](?:m|re|s)) (?:(?:so|very|really|deeply|truly|incredibly|hugely|genuinely|super) )?passionate about(?= \p{L})/giu,
    say: ({ match, previous }) =>
      /^(?:are|is|am|was|were|of|with|for|from|by|in|on|that|which)$/.test(previous)
        ? null
        : caresAbout(match[1] ?? '', match[2] ?? ''),
  },
  {
    pattern: /\bare (you|we|they) (?:(?:so|really|truly) )?passionate about(?= \p{L})/giu,
    say: ({ match, previous }) => (previous === '' ? `do ${match[1]?.toLowerCase()} care about` : null),
  },
  { pattern: worn('being (?:so |truly |really )?passionate about'), say: () => 'caring about' },
  {
    pattern:
      /\b(i|we|you|they)( am| are|['’]m|['’]re) (?:(?:fully|deeply|truly|wholly) )?(?:committed|dedicated) to (\p{L}+ing)\b/giu,
    say: ({ match, before }) => {
      const base = GERUNDS.get((match[3] ?? '').toLowerCase())
      return base === undefined || before.length > 1 ? null : `${match[1]} ${base}`
    },
  },
  {
    pattern: /\b(i|you|we|they)( am| are|['’]m|['’]re) able to (?=(\p{L}+))/giu,
    say: ({ match, previous }) =>
      BASE_VERBS.has((match[3] ?? '').toLowerCase()) && previous !== 'that' ? `${match[1]} can ` : null,
  },
  {
    pattern: /\b(i|you|we|they) have the (?:ability|opportunity) to (?=\p{L})/giu,
    say: ({ match }) => `${match[1]} can `,
  },
  {
    pattern: new RegExp(
      `\\ba (?:wide|broad|huge|vast|large) (?:range|variety|array|number) of(?=${PLURAL_FOLLOWS.source})`,
      'giu',
    ),
    say: () => 'many',
  },
  {
    pattern: new RegExp(`\\ba (?:plethora|myriad) of(?=${PLURAL_FOLLOWS.source})`, 'giu'),
    say: () => 'many',
  },
  {
    pattern: worn('the majority of(?= (?:our|my|your|their|the|these|those|us|you|them) )'),
    say: () => 'most of',
  },
  { pattern: new RegExp(`\\bthe majority of(?=${PLURAL_FOLLOWS.source})`, 'giu'), say: () => 'most' },
  {
    // Behind a comma it is one of several: without it the comma would be left.
    pattern: new RegExp(`(?<!, )\\b${PRAISE} (?=[\\p{Ll}])`, 'gu'),
    isCut: true,
    say: ({ previous, next }) =>
      /^(?:most|more|so|very|and|or|is|are|truly|really)$/.test(previous) ||
      /^(?:and|or|but|of|at|in|for|to|with|by)$/.test(next)
        ? null
        : '',
  },
  ...(['make', 'makes', 'made', 'making'] as const).map(
    (form, at): PlainRule => ({
      pattern: new RegExp(`\\b${form} a (?:real )?difference(?=[.!?]|$)`, 'giu'),
      say: () => ['help', 'helps', 'helped', 'helping'][at] ?? null,
    }),
  ),
  {
    pattern: worn('(?:with|in) regards? to'),
    say: ({ previous }) => (previous === '' ? null : 'about'),
  },
  ...SAME.map(([pattern, plain]): PlainRule => ({ pattern: wornWith(pattern), say: () => plain })),
  ...CUTS.map(
    ([pattern, plain]): PlainRule => ({ pattern: wornWith(pattern), isCut: true, say: () => plain }),
  ),
]

/** As `worn`, for patterns that may end in a mark or a look ahead. */
function wornWith(pattern: string): RegExp {
  return /\p{L}$/u.test(pattern) ? worn(pattern) : new RegExp(`\\b${pattern.replaceAll('’', "['’]")}`, 'giu')
}

/** Every rule, whole phrases before single words. Made when the first sentence needs them: they are a few hundred patterns. */
export const plainRules = atFirstUse((): readonly PlainRule[] => [
  ...ANNOUNCEMENTS,
  ...phrases(),
  ...verbRules(),
])
