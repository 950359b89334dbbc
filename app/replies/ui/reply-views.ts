import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { Certainty } from '#core/brand/alignment/types.ts'
import type { MessageState, ReplyWay } from '#core/replies/schema.ts'

/** How much a text sounds like the brand. */
export interface ReplyScoreView {
  readonly overall: number
  readonly certainty: Certainty
  readonly suggestions: readonly string[]
}

/** What was written to a person. */
export interface MessageView {
  readonly id: string
  readonly way: ReplyWay | 'noted'
  readonly subject: string
  readonly body: string
  readonly alignment: number | null
  readonly state: MessageState
  readonly problem: string
  readonly happenedAt: Date
  /** What opens the founder's own program with it; null where there is none. */
  readonly opens: string | null
}

/** What the page for a reply shows. */
export interface ReplyPageProps {
  readonly person: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly phone: string
  }
  readonly templates: readonly { readonly id: string; readonly name: string }[]
  readonly templateId: string
  readonly draft: { readonly subject: string; readonly body: string }
  /** The address that the founder's own mail server sends from; null when none is connected. */
  readonly from: string | null
  readonly canWhatsapp: boolean
  /** Channels on which they took their permission back. */
  readonly refused: { readonly email: boolean; readonly whatsapp: boolean }
  readonly messages: readonly MessageView[]
  readonly idempotencyKey: string
  readonly timeZone: string
  readonly lock: 'read_only' | 'not_in_plan' | null
  readonly reply?: FormReply | undefined
  readonly score?: ReplyScoreView | null | undefined
  readonly problem?: string | undefined
}
