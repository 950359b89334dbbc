import type { BoardAddress } from '#core/deals/board.ts'
import type { DealStage } from '#core/deals/stages.ts'
import type { Thread } from '#core/deals/thread.ts'

/** A deal as the board shows it, in the column of its stage. */
export interface DealCardView {
  readonly id: string
  readonly title: string
  readonly person: string
  readonly valuePence: number
  /** Of open deals, and so is what comes next, where something does. */
  readonly chance?: number
  readonly nextStep?: string
  readonly nextOn?: string
  /** Of what is won. */
  readonly paidPence?: number
}

/** The same as the table shows it. */
export interface DealRowView {
  readonly id: string
  readonly title: string
  readonly person: string
  readonly valuePence: number
  readonly paidPence: number
  readonly stage: DealStage
  readonly chance: number
  readonly nextStep: string
  readonly nextOn: string | null
  readonly keeperId: string | null
}

/** What is offered in the forms of a deal. */
export interface Choices {
  /** Of many no more than those that are chosen: the others have a page of their own. */
  readonly offers: readonly { id: string; name: string }[]
  readonly hasManyOffers: boolean
  /** The owner first. */
  readonly colleagues: readonly { id: string; name: string }[]
  readonly days: readonly { day: string; workingDays: number }[]
}

export interface ColumnView {
  readonly stage: DealStage
  readonly deals: number
  readonly pence: number
  readonly weightedPence: number
  readonly cards: readonly DealCardView[]
}

/** What the form of a new deal offers. */
export interface NewDealView extends Choices {
  /** Whom it is for, where the page was opened for one person, and their email or name. */
  readonly personId: string | null
  readonly person: string | null
  /** Which offer was chosen for it. */
  readonly offerId: string | null
  readonly people: readonly { name: string; email: string }[]
  readonly idempotencyKey: string
}

export interface PipelineView extends Omit<Choices, 'days'> {
  readonly address: BoardAddress
  /** The deal that asks for another stage. */
  readonly movedId: string | null
  readonly columns: readonly ColumnView[]
  readonly table: {
    readonly rows: readonly DealRowView[]
    readonly page: number
    readonly pages: number
    readonly total: number
  } | null
  /** The workspace's own day, YYYY-MM-DD. */
  readonly today: string
  readonly undo: { readonly id: string; readonly title: string } | null
  readonly canWrite: boolean
}

/** A deal open on its page, with the names of what belongs to it. */
export interface OpenDealView {
  readonly id: string
  readonly leadId: string
  readonly person: string
  readonly title: string
  readonly offerId: string | null
  readonly offer: string
  readonly paymentLink: string
  readonly valuePence: number
  readonly chance: number
  readonly stage: DealStage
  readonly stageSince: Date
  readonly closedAt: Date | null
  readonly lostReason: string
  readonly nextStep: string
  readonly nextOn: string | null
  readonly keeperId: string | null
  readonly reference: string
  readonly version: number
  readonly createdAt: Date
  readonly toldText: string
  readonly toldStoryId: string | null
  readonly toldStory: string | null
  readonly firstLinkId: string | null
  readonly firstContentId: string | null
  readonly firstPost: string | null
  readonly firstStoryId: string | null
  readonly firstStory: string | null
  readonly firstCampaign: string | null
  readonly firstNetwork: string
  readonly firstAt: Date
  readonly lastPost: string | null
  readonly lastStoryId: string | null
  readonly lastStory: string | null
  readonly lastCampaign: string | null
  readonly lastNetwork: string
  readonly lastAt: Date | null
}

/** Everything the page of a deal shows. */
export interface DealView extends Choices {
  readonly deal: OpenDealView
  /** An offer that was chosen for it and is not saved yet; '' for none, null where nothing was chosen. */
  readonly chosenOfferId: string | null
  readonly thread: Thread
  readonly lines: readonly { id: string; happenedAt: Date; detail: string }[]
  readonly payments: readonly {
    id: string
    amountPence: number
    paidOn: string
    source: 'typed' | 'statement'
    note: string
  }[]
  readonly paidPence: number
  readonly openPence: number
  /** The workspace's own day, YYYY-MM-DD. */
  readonly today: string
  /** A payment that was removed just now. */
  readonly undo: { readonly id: string; readonly amountPence: number } | null
  /** Whether the page was opened to say why it was lost. */
  readonly isLosing: boolean
  readonly idempotencyKey: string
  readonly isLocked: boolean
  readonly timeZone: string
}

/** A line of a statement that no deal can be found for. */
interface StatementLineView {
  readonly hash: string
  readonly day: string
  readonly pence: number
  readonly text: string
}

interface UnmatchedView {
  readonly count: number
  readonly lines: readonly StatementLineView[]
}

/** What is shown of a statement before anything of it is taken. */
export interface PaymentsPreview {
  readonly matches: readonly (StatementLineView & {
    readonly deal: Pick<DealRowView, 'id' | 'title' | 'person' | 'stage'>
    readonly openAfter: number
    readonly isNoted: boolean
  })[]
  /** Matches that are not listed. */
  readonly more: number
  readonly taken: number
  readonly unknown: UnmatchedView
  readonly several: UnmatchedView
  readonly counts: Readonly<Record<'unnamed' | 'out' | 'unpaid' | 'foreign' | 'unread' | 'later', number>>
  readonly isCut: boolean
}
