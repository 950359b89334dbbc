import { countWords } from '../../shared/text.ts'
import {
  FOCUS_LABELS,
  focusNextSteps,
  focusStrength,
  QUIZ_FOCUSES,
  type QuizFocus,
  quizBand,
} from './result-texts.ts'
import type { QuizAnswers, QuizField } from './steps.ts'

/**
 * The rubric. Eight answers carry 100 points; the name, the company and the address carry none.
 *
 * Each answer earns a share of its points:
 * - business_type: all of them once it is answered.
 * - marketing_channels: a third for each named channel, up to three.
 * - the others: by length (1 word 25 %, 5 words 50 %, 10 words 70 %, 18 words 85 %), and the last 15 % for one sign
 *   of the specific: a number, or a word such as "because", "who", "so that", "by".
 *
 * Everything counted can only grow when something is added to an answer, so a richer answer never lowers the score.
 */
const POINTS: Readonly<Partial<Record<QuizField, number>>> = {
  business_type: 6,
  target_audience: 18,
  unique_value: 20,
  biggest_challenge: 10,
  content_struggle: 10,
  marketing_channels: 10,
  business_goals: 14,
  success_metrics: 12,
}

const DEPTHS: readonly { readonly words: number; readonly share: number }[] = [
  { words: 18, share: 0.85 },
  { words: 10, share: 0.7 },
  { words: 5, share: 0.5 },
  { words: 1, share: 0.25 },
]

// Parts of words on purpose: a sign must not vanish because letters are added behind it.
const SPECIFIC =
  /\p{Nd}|because|so that|instead|unlike|only|without|who |when |after |by |until|every |each |per |struggl|want|need|afraid|tired/u
const SPECIFIC_SHARE = 0.15

const CHANNELS_FOR_ALL = 3

/** Which answers show how clear a focus already is. */
const SHOWN_BY: Readonly<Record<QuizFocus, readonly QuizField[]>> = {
  audience: ['target_audience'],
  message: ['unique_value'],
  content: ['content_struggle', 'biggest_challenge'],
  channels: ['marketing_channels'],
  goals: ['business_goals', 'success_metrics'],
}

/** What people say who are in need of a focus. Words everybody uses about marketing ("post", "content") say nothing. */
const SAID_BY: Readonly<Record<QuizFocus, RegExp>> = {
  audience: /audience|ideal client|(?:right|wrong) (?:people|clients)|niche|who (?:to|i)\b|leads|enquir/g,
  message:
    /stand out|explain|what i (?:actually )?do|message|my words|voice|sound|generic|competit|different|blend|position/g,
  content: /consisten|ideas?\b|no time|having the time|blank|get(?:ting)? started|caption|keep it up|stuck/g,
  channels: /algorithm|reach|platform|instagram|linkedin|tiktok|follower|engagement|visib|be seen|found/g,
  goals: /focus|direction|priorit|measure|track|strateg|overwhelm|scatter|too many|convert|sales|income/g,
}
const SAID_WEIGHT = 0.25
const SAID_MOST = 3

const MOST_READ = 2000
const MOST_STRENGTHS = 3
const STRONG = 0.7

export interface QuizScore {
  /** 0 to 100. */
  readonly score: number
  /** The primary focus, as it is said on the result page. */
  readonly primaryChallenge: string
  readonly focus: QuizFocus
  /** What is already clear, the clearest first; empty when nothing was answered. */
  readonly strengths: string[]
  /** Three things to do next, for this focus and this score. */
  readonly nextSteps: string[]
}

/** Scores the quiz by the rubric above. The same answers always give the same result; unreadable ones count as none. */
export function scoreQuiz(answers: QuizAnswers): QuizScore {
  const read = (field: QuizField): string => readAnswer(answers, field)
  const score = Math.round(
    Object.entries(POINTS).reduce(
      (sum, [field, points]) => sum + points * share(field as QuizField, read),
      0,
    ),
  )
  const focus = mostNeeded(read)
  return {
    score,
    primaryChallenge: FOCUS_LABELS[focus],
    focus,
    strengths: strengthsOf(read),
    nextSteps: focusNextSteps(focus, quizBand(score)),
  }
}

function readAnswer(answers: unknown, field: QuizField): string {
  if (typeof answers !== 'object' || answers === null) return ''
  const value: unknown = Reflect.get(answers, field)
  return typeof value === 'string' ? value.trimStart().slice(0, MOST_READ) : ''
}

/** How much of a field's points its answer earns, 0 to 1. */
function share(field: QuizField, read: (field: QuizField) => string): number {
  const answer = read(field)
  if (answer.trim() === '') return 0
  if (field === 'business_type') return 1
  if (field === 'marketing_channels') return Math.min(1, countItems(answer) / CHANNELS_FOR_ALL)
  const words = Math.max(1, countWords(answer))
  const depth = DEPTHS.find(each => words >= each.words)?.share ?? 0
  return depth + (SPECIFIC.test(answer.toLowerCase()) ? SPECIFIC_SHARE : 0)
}

/** Items of a list written with commas, semicolons, slashes, ampersands, new lines or "and". */
function countItems(answer: string): number {
  return Math.max(1, answer.split(/[,;/&\n]|\band\b/i).filter(item => countWords(item) > 0).length)
}

function clarity(focus: QuizFocus, read: (field: QuizField) => string): number {
  const fields = SHOWN_BY[focus]
  return fields.reduce((sum, field) => sum + share(field, read), 0) / fields.length
}

/** The focus with the widest gap; up to three different things said about one's own trouble widen it further. */
function mostNeeded(read: (field: QuizField) => string): QuizFocus {
  const trouble = `${read('biggest_challenge')} \n ${read('content_struggle')}`.toLowerCase()
  const need = (focus: QuizFocus) => {
    const mentions = new Set(trouble.match(SAID_BY[focus])).size
    return 1 - clarity(focus, read) + SAID_WEIGHT * Math.min(mentions, SAID_MOST)
  }
  return QUIZ_FOCUSES.reduce((most, focus) => (need(focus) > need(most) ? focus : most))
}

function strengthsOf(read: (field: QuizField) => string): string[] {
  const ranked = QUIZ_FOCUSES.map(focus => ({ focus, clear: clarity(focus, read) }))
    .filter(each => each.clear > 0)
    .sort((a, b) => b.clear - a.clear)
  const strong = ranked.filter(each => each.clear >= STRONG)
  // Somebody who answered anything has something to build on.
  return (strong.length > 0 ? strong.slice(0, MOST_STRENGTHS) : ranked.slice(0, 1)).map(each =>
    focusStrength(each.focus),
  )
}
