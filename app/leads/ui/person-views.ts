import type { DealStage } from '#core/deals/stages.ts'
import type { Thread } from '#core/deals/thread.ts'
import type { ScorePoint } from '#core/leads/score.ts'
import type {
  ConsentBasis,
  ConsentChannel,
  ConsentState,
  LeadEventKind,
  LeadSource,
} from '#core/leads/sources.ts'

/** What somebody followed to get here. */
export interface TouchView {
  readonly at: Date
  readonly network: string
  readonly storyId: string | null
  readonly story: string | null
  readonly contentId: string | null
  readonly post: string | null
  readonly campaignId: string | null
  readonly campaign: string | null
}

/** A line of the timeline, without what it does not say. */
export interface LineView extends Partial<Omit<TouchView, 'at'>> {
  readonly id: string
  readonly kind: LeadEventKind
  readonly happenedAt: Date
  readonly detail?: string
  readonly subjectId?: string | null
}

/** What a person's page shows. */
export interface OpenPerson {
  readonly thread: Thread
  readonly lead: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly company: string
    readonly tags: readonly string[]
    readonly notes: string
    readonly keeperId: string | null
    readonly toldText: string
    readonly toldStoryId: string | null
    readonly firstSource: LeadSource
    readonly firstAt: Date
    readonly mergedInto: string | null
    readonly version: number
  }
  readonly first: TouchView | null
  readonly last: TouchView | null
  /** Who was last merged into them and can be split off again. */
  readonly merge: { readonly name: string; readonly email: string } | null
  /** Title of the story that they were told by. */
  readonly told: string | null
  readonly score: number
  readonly points: readonly ScorePoint[]
  readonly timeline: readonly LineView[]
  readonly page: number
  readonly hasOlder: boolean
  readonly consents: readonly {
    readonly id: string
    readonly channel: ConsentChannel
    readonly state: ConsentState
    readonly basis: ConsentBasis
    readonly wording: string
    readonly brand: string
    readonly how: string
    readonly happenedAt: Date
  }[]
  readonly deals: readonly { id: string; title: string; stage: DealStage; valuePence: number }[]
  readonly files: readonly { readonly id: string; readonly name: string; readonly bytes: number }[]
  /** The file that was just deleted and can be put back. */
  readonly removedFile: { readonly id: string; readonly name: string } | null
  readonly choices: {
    readonly posts: readonly { id: string; label: string }[]
    readonly page: number
    readonly pages: number
  }
  /** Who can look after them, the owner first. */
  readonly keepers: readonly { id: string; name: string }[]
  /** YYYY-MM-DD. */
  readonly today: string
  readonly timeZone: string
  /** Whether whoever looks may delete somebody on their request. */
  readonly canErase: boolean
  /** When somebody with this email was deleted on their request before; null when nobody was. */
  readonly erasedAt: Date | null
  /** Why nothing can be changed; null when it can. */
  readonly lock: 'read_only' | 'not_in_plan' | null
}
