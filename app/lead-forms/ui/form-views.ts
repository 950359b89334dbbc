import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { ChosenOffer, QuizPart, Shown } from '#core/lead-forms/address.ts'
import type { FormField } from '#core/lead-forms/fields.ts'
import type { KeptOutcome, Quiz, QuizKey } from '#core/lead-forms/quiz.ts'
import type { FormKind, FormStatus } from '#core/lead-forms/settings.ts'
import type { SpamReason } from '#core/lead-forms/spam.ts'
import type { FormAnswer } from '#core/lead-forms/submission.ts'

/** What came in, as it is listed. */
export interface Received {
  readonly id: string
  readonly state: 'accepted' | 'unconfirmed' | 'spam'
  readonly receivedAt: Date
  readonly name: string
  readonly email: string
  readonly answers: readonly FormAnswer[]
  /** What came of a quiz; null of every other form. */
  readonly outcome: KeptOutcome | null
  readonly consentWording: string
  readonly spamReasons: readonly SpamReason[]
  readonly leadId: string | null
  readonly network: string
  readonly story: string | null
}

/** A form as its page shows it. */
export interface OpenForm {
  readonly form: Quiz & {
    readonly id: string
    readonly kind: FormKind
    readonly slug: string
    readonly name: string
    readonly status: FormStatus
    readonly offerId: string | null
    readonly title: string
    readonly introduction: string
    readonly button: string
    readonly thanks: string
    readonly nextAddress: string
    readonly fields: readonly FormField[]
    readonly consentWording: string
    readonly version: number
  }
  readonly received: {
    readonly rows: readonly Received[]
    readonly page: number
    readonly pages: number
  }
  readonly counts: { readonly accepted: number; readonly unconfirmed: number; readonly spam: number }
  /** The offers to choose from: of many only those in use. */
  readonly offers: readonly { readonly id: string; readonly name: string }[]
  readonly hasManyOffers: boolean
  /** One that was chosen on the page for that and is not saved yet. */
  readonly chosenOffer?: ChosenOffer
  /** Where visitors find it. */
  readonly address: string
  readonly wanted: { readonly shown: Shown; readonly page: number }
  /** What is shown of a quiz; null of every other form, which is shown whole. */
  readonly part: QuizPart | null
  /** The question of a quiz that is open to be edited. */
  readonly question: QuizKey
  readonly lock: 'read_only' | 'not_in_plan' | null
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  /** Of the questions and results of a quiz. */
  readonly quizReply?: FormReply | undefined
  readonly problem?: string | undefined
}
