import type { ClarifyTextKey } from '#core/brand/clarify/keys.ts'
import { sentencesOf } from '#core/posts/checks/sentences.ts'
import { joined } from '#core/shared/grammar/phrase.ts'
import { countWords } from '#core/shared/text.ts'
import { type Answer, callOf, findPosts, look, type Steps } from '../look-ups.ts'
import { platformIn, quoteDraft } from '../reading/draft-marks.ts'
import { bold, bullets, counted, numbered, sentence } from '../reading/phrases.ts'
import type { Situation } from '../reading/situation.ts'
import { say } from './say.ts'

/** Words that still make a headline. */
const HEADLINE_WORDS = 12
/** Characters that Instagram and X allow in a profile. */
const SHORT_BIO = 150
const LONG_BIO = 600

const OPEN_BRAND = callOf('open_creator', { page: 'brand' })

function unset(what: string): Answer {
  return say([`You haven’t told us ${what} yet. One sentence is enough to start with.`], [OPEN_BRAND])
}

/** Sentences of the founder's own, each once, empty ones left out. */
function own(...answers: readonly (string | undefined)[]): string[] {
  const texts = answers.flatMap(answer => (answer ? [sentence(answer)] : []))
  return [...new Set(texts)]
}

export function offer({ foundation }: Situation): Answer {
  const [what] = own(foundation.offer_description, foundation.primary_offer_description)
  if (what === undefined) return unset('what you offer')
  const name = foundation.primary_offer_name
  return say([
    name ? `Your offer is ${bold(name)}, in your own words:` : 'Your offer, in your own words:',
    [what, ...own(foundation.transformation)].join(' '),
    foundation.offer_pricing ? `The price: ${sentence(foundation.offer_pricing)}` : '',
  ])
}

export function oneLiner({ foundation }: Situation): Answer {
  const lines = own(
    foundation.key_message,
    foundation.brand_description,
    foundation.usp,
    foundation.transformation,
  ).filter(line => countWords(line) <= 25)
  const [first, ...others] = lines
  if (first === undefined) return unset('your key message')
  return say([
    'Your one-liner, in your own words:',
    quoteDraft(first),
    others.length > 0 ? `These would do as well:\n\n${bullets(others.slice(0, 2))}` : '',
  ])
}

export function bio({ foundation, question }: Situation): Answer {
  const lines = own(
    foundation.brand_description,
    foundation.business_difference ?? foundation.usp,
    foundation.offer_description,
    foundation.key_message,
  )
  if (lines.length === 0) return unset('what your brand is')
  const platform = platformIn(question)
  const isShort = platform === 'instagram' || platform === 'twitter' || /\bshort\b/i.test(question)
  const limit = isShort ? SHORT_BIO : LONG_BIO
  const text = fitted(lines, limit)
  if (text === '') return unset('what your brand is in a line of at most 150 characters')
  return say([`A bio in your own words, ${counted(text.length, 'character')}:`, quoteDraft(text)])
}

/** As many lines as fit, in their order; one that is too long is left out. */
function fitted(lines: readonly string[], limit: number): string {
  let text = ''
  for (const line of lines) {
    const joined = text === '' ? line : `${text} ${line}`
    if (joined.length <= limit) text = joined
  }
  return text
}

export function headline({ foundation }: Situation): Answer {
  const answers = [
    foundation.key_message,
    foundation.transformation,
    foundation.brand_heart_change,
    foundation.remembered_for,
    ...(foundation.brand_beliefs ?? []),
  ]
  const lines = answers.flatMap(answer =>
    answer ? sentencesOf(answer).map(({ text }) => sentence(text)) : [],
  )
  const short = [...new Set(lines)].filter(
    line => countWords(line) >= 2 && countWords(line) <= HEADLINE_WORDS,
  )
  if (short.length === 0) return unset('your key message')
  return say([
    `${short.length === 1 ? 'A headline' : 'Headlines'} from your own sentences:`,
    numbered(short.slice(0, 3)),
    'A good one says who it’s for or what changes. Test it on someone who doesn’t know you.',
  ])
}

export function audience({ foundation }: Situation): Answer {
  const [who] = own(foundation.dream_client, foundation.audience_overview)
  if (who === undefined)
    return say(
      [
        'You haven’t described your dream client yet. Three questions help:',
        numbered([
          'What were they doing on the day they looked for help?',
          'What had they tried before?',
          'What would they tell a friend afterwards?',
        ]),
      ],
      [OPEN_BRAND],
    )
  return say([`You write for this person: ${who}`, bullets(clientLines(foundation))])
}

function clientLines(foundation: Situation['foundation']): string[] {
  const line = (label: string, answer: string | undefined) =>
    answer ? [`${label}: ${sentence(answer)}`] : []
  return [
    ...line('What worries them', foundation.audience_pain_points ?? foundation.brand_heart_problem),
    ...line('What they want', foundation.audience_desires ?? foundation.audience_needs),
    ...line('What they’re afraid of', foundation.audience_fears),
    ...line('What they value', foundation.audience_values),
  ]
}

export function clientCares({ foundation }: Situation): Answer {
  const lines = clientLines(foundation)
  if (lines.length === 0) return unset('what your clients care about')
  return say([
    'This is what you’ve told us about what your clients care about:',
    bullets(lines),
    foundation.audience_fears
      ? 'A post that answers the fear helps people before they buy.'
      : 'Add what they’re afraid of, and you’ll know what to answer before they buy.',
  ])
}

/** What the brand avoids, and whether the newest posts do. */
export function* stopSaying({ foundation }: Situation): Steps {
  const words = foundation.words_to_avoid ?? []
  const [sound] = own(foundation.avoid_sounding_like)
  if (words.length === 0 && sound === undefined) return unset('which words you avoid')
  const { newest } = yield* look({ newest: findPosts({}) })
  const used = words.flatMap(word => {
    const titles = newest.posts.filter(({ body }) => says(body, word)).map(({ title }) => bold(title))
    return titles.length === 0 ? [] : [`“${word}” stands in ${joined(titles)}.`]
  })
  return say([
    words.length > 0 ? `You’ve decided not to say ${joined(words.map(word => `“${word}”`))}.` : '',
    sound === undefined ? '' : `You don’t want to sound like this: ${sound}`,
    newest.posts.length === 0
      ? ''
      : used.length > 0
        ? `In your newest ${counted(newest.posts.length, 'post')}:\n\n${bullets(used)}`
        : `None of these words is in your newest ${counted(newest.posts.length, 'post')}.`,
  ])
}

/** Whether a text has a word or phrase, whole and in any case. */
function says(text: string, phrase: string): boolean {
  const lowered = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return lowered.includes(
    ` ${phrase
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  )
}

export function values({ foundation }: Situation): Answer {
  const named = foundation.core_values ?? []
  const voice = foundation.brand_tone ?? foundation.brand_voice
  if (named.length === 0 && !voice) return unset('your values and your tone of voice')
  return say([
    named.length > 0 ? `Your values are ${joined(named)}.` : 'You haven’t named your values yet.',
    voice ? `Your tone of voice: ${sentence(voice)}` : 'You haven’t described your tone of voice yet.',
    foundation.brand_tone && foundation.brand_voice ? sentence(foundation.brand_voice) : '',
  ])
}

/** What a founder may want repeated, by the word that asks for it: the first of the answers that is there. */
const OWN_ANSWERS: readonly (readonly [RegExp, string, readonly ClarifyTextKey[]])[] = [
  [/mission/i, 'your mission', ['mission_statement', 'brand_heart_change']],
  [/vision/i, 'your vision', ['vision_statement']],
  [/goal/i, 'your goal', ['primary_marketing_goal']],
  [/competitor/i, 'your competitors', ['competitors']],
  [/method/i, 'your method', ['signature_method', 'business_difference']],
  [/different|special|unique/i, 'what makes you different', ['business_difference', 'usp']],
  [/transformation|promise/i, 'what changes for your clients', ['transformation', 'transformation_offered']],
  [/message/i, 'your key message', ['key_message', 'remembered_for']],
  [/origin|backstory|start|begin|do this/i, 'how it began', ['founder_backstory', 'brand_story']],
]

export function ownAnswer({ foundation, question }: Situation): Answer {
  const wanted = OWN_ANSWERS.find(([pattern]) => pattern.test(question))
  if (!wanted) return unset('that')
  const [, what, keys] = wanted
  const [told] = own(...keys.map(key => foundation[key]))
  return told === undefined
    ? unset(what)
    : say([`This is what you’ve written about ${what}:`, quoteDraft(told)])
}

/** The posts of a simple campaign for the offer. */
export function campaign({ foundation }: Situation): Answer {
  const what = foundation.primary_offer_name ?? ''
  const pieces = [
    'Tease: the moment someone needs it.',
    'Teach: one thing that helps straight away.',
    'Proof: what changed for one client, with their permission.',
    'Ask: the offer, the price and the last day.',
    'Thank: what you learned from those who came.',
  ]
  return say(
    [
      `A simple campaign of five posts${what === '' ? '' : ` for ${bold(what)}`}:`,
      numbered(pieces),
      'Name a month, as in “Plan a launch in January”, and I’ll put days to it.',
    ],
    [
      callOf('create_campaign', {
        name: (what === '' ? 'A first campaign' : `Introducing ${what}`).slice(0, 120),
        goal: (foundation.primary_marketing_goal ?? '').slice(0, 500),
        offer: (foundation.offer_description ?? what).slice(0, 500),
      }),
    ],
  )
}
