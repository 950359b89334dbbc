import { NO_OFFER } from '../offers/offers-to-list.ts'
import { readPageNumber } from '../shared/list-address.ts'
import { OUTCOME_KEYS, type OutcomeKey, QUIZ_KEYS, type QuizKey } from './quiz.ts'

/** The part of an address of thanks that names what came of a quiz. */
export const OUTCOME = 'result'

/** The anchor at which the address of an open question ends. */
export const QUESTION_ANCHOR = 'question'

/** Which of what came in is listed. */
export const SHOWN = ['all', 'people', 'unconfirmed', 'spam'] as const
export type Shown = (typeof SHOWN)[number]

/** What the page of a quiz shows: what came in, its questions and results, or what else it asks and says. */
export const QUIZ_PARTS = ['received', 'quiz', 'form'] as const
export type QuizPart = (typeof QUIZ_PARTS)[number]

interface Wanted {
  readonly shown: Shown
  readonly page: number
  /** Null where the address names none. */
  readonly part: QuizPart | null
}

/** Reads the address of a form's page; what is none of ours shows all but spam. */
export function readFormAddress(params: URLSearchParams): Wanted {
  const [show, part] = [params.get('show'), params.get('part')]
  const shown = SHOWN.find(candidate => candidate === show)
  return {
    shown: shown ?? 'all',
    page: readPageNumber(params),
    part: QUIZ_PARTS.find(candidate => candidate === part) ?? (shown ? 'received' : null),
  }
}

/** The part of a quiz that is shown: without questions it begins with them. */
export function quizPart(wanted: QuizPart | null, questions: readonly unknown[]): QuizPart {
  return wanted ?? (questions.length === 0 ? 'quiz' : 'received')
}

/** What one of many offers is chosen for: the form itself, or one result of a quiz. */
export type OfferPlace = 'form' | OutcomeKey

/** An offer that was chosen on the page for that and is not saved yet. */
export interface ChosenOffer {
  readonly place: OfferPlace
  /** Empty for none. */
  readonly offerId: string
}

/** What the address says of choosing an offer: whether that page is asked for, for what, and which one was chosen there. */
export function readOfferChoice(params: URLSearchParams): {
  readonly isChoosing: boolean
  readonly place: OfferPlace
  readonly chosen: ChosenOffer | null
} {
  const [forWhat, offer] = [params.get('for'), params.get('offer')]
  const place = OUTCOME_KEYS.find(key => key === forWhat) ?? 'form'
  return {
    isChoosing: params.get('choose') === 'offer',
    place,
    chosen: offer === null ? null : { place, offerId: offer === NO_OFFER ? '' : offer },
  }
}

/** The question of a quiz that is open to be edited: the first where the address names none. */
export function readOpenQuestion(params: URLSearchParams): QuizKey {
  return QUIZ_KEYS.find(key => key === params.get('question')) ?? QUIZ_KEYS[0]
}
