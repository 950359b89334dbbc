import { readKey } from '../../shared/untrusted.ts'
import { type ReadAnswer, readAnswer } from './read-answer.ts'
import { QUIZ_STEPS, type QuizAnswers, type QuizField } from './steps.ts'

/** One thing that a good answer says, and what it is worth. */
interface Sign {
  /** 0 to this many whole points. */
  readonly points: number
  /** What it is, to go on with after "You say" and "You don’t yet say": 'who they are'. */
  readonly what: string
  /** What to add, asked in brackets at the end of the founder's own sentence. */
  readonly prompt: string
  /** What the result says first when this is the first thing missing where the focus lies. */
  readonly finding: string
  /** How much of it the answer says, 0 to 1. */
  readonly found: (answer: ReadAnswer) => number
}

const all = (isThere: (answer: ReadAnswer) => boolean) => (answer: ReadAnswer) => (isThere(answer) ? 1 : 0)
const says = (pattern: RegExp) => all(answer => pattern.test(answer.plain))
const some = (words: readonly string[], enough: number) => Math.min(1, words.length / enough)

const NARROWING =
  /\b(?:who|whose|when|after|before|without|over|under|between|back|instead|away|until)\b|\w{3,}ing\b/
const REASON =
  /\b(?:because|since|so(?! on\b)|only|unlike|instead|never|nobody|no one|without|refuse|myself|own|not just|rather|until)\b/
const PROOF =
  /\b(?:i've|i have|we've|we have|i was|i did|years?|told me|thank|say|said|proved|trained|hired|taught|built)\b/
const TROUBLE =
  /\b(?:can't|cannot|can not|don't|doesn't|didn't|won't|isn't|never|nobody|no one|no time|not|but|too|stuck|hard|hate|struggle|struggling|blank|lost|afraid|scared|tired|stiff|slow|forget|fear|generic|overwhelmed|inconsistent|finding|starting|started|sounding|being|having|keeping)\b/

/** Both questions about trouble are answered alike. */
const TROUBLE_SIGNS: readonly Sign[] = [
  {
    points: 4,
    what: 'what it’s about',
    prompt: 'what exactly is hard?',
    finding: 'You haven’t said where content gets hard',
    found: ({ content }) => some(content, 1),
  },
  {
    points: 3,
    what: 'what goes wrong',
    prompt: 'what goes wrong?',
    finding: 'You name the subject, but not what goes wrong',
    found: says(TROUBLE),
  },
  {
    points: 3,
    what: 'how it shows',
    prompt: 'how does it show?',
    finding: 'You know what’s hard, but not yet how it shows',
    found: ({ specific, numbers }) => some([...specific, ...numbers], 1),
  },
]

/**
 * The rubric: eight questions carry 100 points; the name, the company and the address carry none. Points are given for
 * what an answer says (who, what changes, proof, numbers, words of one's own), each once and however long the answer is.
 * An answer that cannot be read, or repeats an earlier one, says nothing.
 */
const RUBRIC: Readonly<Partial<Record<QuizField, readonly Sign[]>>> = {
  business_type: [
    {
      points: 6,
      what: 'what kind of business you run',
      prompt: 'what kind of business?',
      finding: 'You haven’t said what kind of business you run',
      found: all(({ state }) => state === 'read'),
    },
  ],
  target_audience: [
    {
      points: 8,
      what: 'who they are',
      prompt: 'who exactly?',
      finding: 'No one can tell yet who you’re for',
      found: ({ groups, hasPeople, specific }) =>
        groups.length > 0 ? 1 : hasPeople ? (specific.length > 0 ? 0.75 : 0.375) : 0,
    },
    {
      points: 7,
      what: 'what’s going on in their life',
      prompt: 'what has just happened in their life?',
      finding: 'You say who you’re for, but not what they’re going through',
      found: answer => {
        const about = answer.specific.filter(word => !answer.groups.includes(word))
        if (about.length > 0) return 1
        const narrowed = answer.content.filter(word => !answer.groups.includes(word)).length > 1
        return NARROWING.test(answer.plain) && narrowed ? 0.6 : 0
      },
    },
    {
      points: 5,
      what: 'a detail that only fits them',
      prompt: 'how old, how many, where?',
      finding: 'You know your people. One detail would make them feel seen',
      found: ({ numbers, specific, groups }) =>
        some(
          [...numbers, ...specific.filter(word => !groups.includes(word)).slice(1), ...groups.slice(1)],
          1,
        ),
    },
  ],
  unique_value: [
    {
      points: 7,
      what: 'what you do',
      prompt: 'what exactly do you do?',
      finding: 'No one can tell yet what you do',
      found: ({ specific, content }) => (specific.length > 0 ? 1 : some(content, 3) * 0.5),
    },
    {
      points: 6,
      what: 'why that’s different',
      prompt: 'why is that different?',
      finding: 'You say what you do, but not why it’s different',
      found: says(REASON),
    },
    {
      points: 6,
      what: 'what proves it',
      prompt: 'what proves it?',
      finding: 'You say why you’re different, but nothing proves it',
      found: answer => (answer.numbers.length > 0 || PROOF.test(answer.plain) ? 1 : 0),
    },
    {
      points: 3,
      what: 'a detail no one else would give',
      prompt: 'which detail is only true of you?',
      finding: 'What you do is clear. Make it yours alone',
      found: ({ specific }) => (specific.length > 2 ? 1 : 0),
    },
  ],
  biggest_challenge: TROUBLE_SIGNS,
  content_struggle: TROUBLE_SIGNS,
  marketing_channels: [
    {
      points: 8,
      what: 'where people find you',
      prompt: 'and where else?',
      finding: 'One place carries all your marketing',
      found: ({ channels, content }) => some(channels.length > 0 ? channels : content.slice(0, 1), 2),
    },
  ],
  business_goals: [
    {
      points: 4,
      what: 'what you want',
      prompt: 'what exactly?',
      finding: 'You haven’t said what you’re aiming for',
      found: ({ content, specific }) => some([...content, ...specific], 1),
    },
    {
      points: 5,
      what: 'how many',
      prompt: 'how many?',
      finding: 'You know what you want, but not how much of it',
      found: ({ numbers }) => some(numbers, 1),
    },
    {
      points: 4,
      what: 'by when',
      prompt: 'by when?',
      finding: 'Your goal has a number, but no date',
      found: all(({ times, plain }) => times.length > 0 || /\b20\d\d\b/.test(plain)),
    },
  ],
  success_metrics: [
    {
      points: 4,
      what: 'what you’d count or notice',
      prompt: 'what would you count?',
      finding: 'You know what you want, but not how you’ll notice it',
      found: ({ content }) => some(content, 1),
    },
    {
      points: 4,
      what: 'how many',
      prompt: 'how many?',
      finding: 'You know what you want, but not how much of it',
      found: ({ numbers }) => some(numbers, 1),
    },
    {
      points: 3,
      what: 'how often, or from who',
      prompt: 'how often, or from who?',
      finding: 'You count something, but not how often',
      found: ({ times, groups, hasPeople }) => (times.length + groups.length > 0 || hasPeople ? 1 : 0),
    },
  ],
}

/** What one question earned, and why. */
export interface QuizPoints {
  readonly field: QuizField
  readonly question: string
  /** `repeated` is an answer that was given to an earlier question word for word. */
  readonly state: ReadAnswer['state'] | 'repeated'
  /** Whole points, 0 to `outOf`. */
  readonly points: number
  readonly outOf: number
  /** What the answer says, and what it doesn’t say yet. */
  readonly said: readonly string[]
  readonly missing: readonly string[]
  /** Of the first thing missing: the finding, and what to ask for. Null when nothing is. */
  readonly gap: { readonly finding: string; readonly prompt: string } | null
  /** The points and their reason in a sentence or two. */
  readonly reason: string
}

/** From so many answers on that say more than names of things, these are believed too. */
const SPEAKING_ANSWERS = 5

/**
 * The points of each of the eight questions, in the order in which they are asked. Unreadable answers earn none, and neither do
 * names of things where hardly an answer says more: “Blank page” speaks of a founder whose other answers speak, “violin
 * lantern” of nobody.
 */
export function quizPoints(answers: QuizAnswers): readonly QuizPoints[] {
  const before = new Set<string>()
  const asked = QUIZ_STEPS.flatMap(({ key: field, question, suggestions }) => {
    const signs = RUBRIC[field]
    const typed = readKey(answers, field)
    const isSuggested = typeof typed === 'string' && suggestions.includes(typed)
    return signs ? [{ field, question, signs, isSuggested, answer: readAnswer(typed) }] : []
  })
  const speaking = asked.filter(({ answer }) => answer.state === 'read' && !answer.isBare)
  const isBelieved = speaking.length >= SPEAKING_ANSWERS
  return asked.map(({ field, question, signs, isSuggested, answer }) => {
    const isRepeated = answer.plain !== '' && before.has(answer.plain) && !isSuggested
    before.add(answer.plain)
    const isUnclear = answer.isBare && !isBelieved && !isSuggested
    const state = isRepeated ? ('repeated' as const) : isUnclear ? ('unreadable' as const) : answer.state
    const weighed = signs.map(sign => ({
      ...sign,
      earned: state === 'read' ? Math.round(sign.points * Math.min(1, Math.max(0, sign.found(answer)))) : 0,
    }))
    const said = weighed.filter(({ earned }) => earned > 0).map(({ what }) => what)
    const open = weighed.filter(({ earned, points }) => earned < points)
    const missing = open.map(({ what }) => what)
    const [first] = open
    return {
      field,
      question,
      state,
      points: weighed.reduce((sum, { earned }) => sum + earned, 0),
      outOf: signs.reduce((sum, { points }) => sum + points, 0),
      said,
      missing,
      gap: first ? { finding: first.finding, prompt: first.prompt } : null,
      reason: reasonFor(state, said, missing),
    }
  })
}

function listed(parts: readonly string[], word = 'and'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

function reasonFor(state: QuizPoints['state'], said: readonly string[], missing: readonly string[]): string {
  if (state === 'empty') return 'You left this open.'
  if (state === 'unreadable') return 'We couldn’t read this answer.'
  if (state === 'repeated') return 'You gave the same answer before.'
  if (said.length === 0) return `You don’t yet say ${listed(missing, 'or')}.`
  // What is said in part stands on both sides; the second is the useful one.
  const whole = said.filter(what => !missing.includes(what))
  const half = said.filter(what => missing.includes(what))
  const open = missing.filter(what => !half.includes(what))
  return [
    whole.length > 0 ? `You say ${listed(whole)}.` : '',
    half.length > 0
      ? `${half.length > 1 || whole.length === 0 ? 'You could be' : 'Be'} more exact about ${listed(half)}.`
      : '',
    open.length > 0 ? `You don’t yet say ${listed(open, 'or')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
