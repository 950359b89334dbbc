import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { ProofRefusal } from '#core/offers/proof.ts'
import type { OfferInput } from '#core/offers/schema.ts'
import type { OfferStatus } from '#core/offers/status.ts'

/** What the page of one offer and its parts are given. */
export interface OfferPageProps {
  readonly offer: OfferInput & {
    readonly id: string
    readonly status: OfferStatus
    readonly version: number
  }
  readonly objections: readonly { readonly id: string; readonly objection: string; readonly answer: string }[]
  readonly proofs: readonly {
    readonly storyId: string
    readonly title: string
    readonly text: string
    /** Why it is not on the page; null when it is. */
    readonly refusal: ProofRefusal | null
  }[]
  /** Of its public page; null until it has been published. */
  readonly address: string | null
  readonly isLocked: boolean
  readonly reply?: FormReply | undefined
  readonly objectionReply?: FormReply | undefined
  readonly conflict?:
    | {
        readonly version: number
        readonly differences: readonly { label: string; saved: string; typed: string }[]
      }
    | undefined
  readonly problem?: string | undefined
}
