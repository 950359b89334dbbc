import {
  FOCUS_LABELS,
  focusFinding,
  focusNextSteps,
  focusStrength,
  QUIZ_FOCUSES,
  type QuizFocus,
  quizBand,
} from './result-texts.ts'
import { type QuizPoints, quizPoints } from './rubric.ts'
import { type SharperSentence, sharperSentence } from './sharper.ts'
import type { QuizAnswers, QuizField } from './steps.ts'

/** Which answers show how clear a focus already is; the first is the one its finding and its quote come from. */
const SHOWN_BY: Readonly<Record<QuizFocus, readonly [QuizField, ...QuizField[]]>> = {
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

/** The trouble is listened to up to here, in characters. */
const MOST_READ = 2000
const MOST_STRENGTHS = 3
const STRONG = 0.7
/** From so many answers on that can be read there is something to put a number on. */
const READABLE_ANSWERS = 3

export interface QuizScore {
  /** 0 to 100; not to be shown where the answers could not be read. */
  readonly score: number
  /** Whether enough could be read for a number to mean anything. */
  readonly isReadable: boolean
  /** The primary focus, as it is said on the result page. */
  readonly primaryChallenge: string
  readonly focus: QuizFocus
  /** What was found, in a sentence without a full stop: the heading of the result. */
  readonly finding: string
  /** What is already clear, the clearest first and never the focus; empty when nothing is. */
  readonly strengths: string[]
  /** Three things to do next, for this focus and this score. */
  readonly nextSteps: string[]
  /** What each question earned, with the reason. */
  readonly points: readonly QuizPoints[]
  /** The founder's own sentence, and how to sharpen it; null where none could be read. */
  readonly sentence: SharperSentence | null
}

/** Scores the quiz by its rubric. The same answers always give the same result; unreadable ones count as none. */
export function scoreQuiz(answers: QuizAnswers): QuizScore {
  const points = quizPoints(answers)
  const score = points.reduce((sum, each) => sum + each.points, 0)
  const focus = mostNeeded(points, answers)
  const isReadable = points.filter(({ state }) => state === 'read').length >= READABLE_ANSWERS
  const shown = points.find(({ field }) => field === SHOWN_BY[focus][0])
  return {
    score,
    isReadable,
    primaryChallenge: FOCUS_LABELS[focus],
    focus,
    finding: isReadable ? (shown?.gap?.finding ?? focusFinding(focus)) : 'We couldn’t read your answers',
    strengths: strengthsOf(points, focus),
    nextSteps: focusNextSteps(focus, quizBand(score)),
    points,
    sentence: sharperSentence(answers, points, SHOWN_BY[focus][0]),
  }
}

/** How much of its points the answers of a focus earn, 0 to 1. */
function clarity(focus: QuizFocus, points: readonly QuizPoints[]): number {
  const shown = points.filter(({ field }) => SHOWN_BY[focus].includes(field))
  return shown.reduce((sum, each) => sum + each.points / each.outOf, 0) / Math.max(1, shown.length)
}

/** The focus with the widest gap; up to three different things said about one's own trouble widen it further. */
function mostNeeded(points: readonly QuizPoints[], answers: unknown): QuizFocus {
  const trouble = (['biggest_challenge', 'content_struggle'] as const)
    .filter(field => points.some(each => each.field === field && each.state === 'read'))
    .map(field => String(Reflect.get(Object(answers), field)).slice(0, MOST_READ))
    .join(' \n ')
    .toLowerCase()
  const need = (focus: QuizFocus) => {
    const mentions = new Set(trouble.match(SAID_BY[focus])).size
    return 1 - clarity(focus, points) + SAID_WEIGHT * Math.min(mentions, SAID_MOST)
  }
  return QUIZ_FOCUSES.reduce((most, focus) => (need(focus) > need(most) ? focus : most))
}

function strengthsOf(points: readonly QuizPoints[], focus: QuizFocus): string[] {
  return QUIZ_FOCUSES.filter(each => each !== focus)
    .map(each => ({ focus: each, clear: clarity(each, points) }))
    .filter(({ clear }) => clear >= STRONG)
    .sort((a, b) => b.clear - a.clear)
    .slice(0, MOST_STRENGTHS)
    .map(each => focusStrength(each.focus))
}
